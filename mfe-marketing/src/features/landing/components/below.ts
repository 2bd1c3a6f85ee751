/** The hero's drawing and everything below it: one file, which the browser fetches once the visitor goes on. */
export { Pricing } from '../../pricing/components/Pricing.js';
export { Closing } from './Closing.js';
export { HeroFlow } from './HeroFlow.js';
export { Preview } from './Preview.js';
export { Questions } from './Questions.js';
export { Top12 } from './Top12.js';
export { Values } from './Values.js';
