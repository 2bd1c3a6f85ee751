export * from './endpoints.js';
export * from './events.js';
export * from './gallery.js';
export * from './history.js';
export * from './reports.js';
export * from './schemas.js';
export * from './search.js';
export * from './shelf.js';
