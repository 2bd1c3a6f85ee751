/** Everything below the hero: one file, which the browser fetches once the visitor stirs or the page is idle. */
export { Pricing } from '../../pricing/components/Pricing.js';
export { Closing } from './Closing.js';
export { Preview } from './Preview.js';
export { Questions } from './Questions.js';
export { Top12 } from './Top12.js';
export { Values } from './Values.js';
