export { Afterwards } from './afterwards.js';
export { ErrorScreen } from './error-screen.js';
