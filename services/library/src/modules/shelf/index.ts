/** The door of the module: what the other modules of services/library use of it. */
export { collectionOf, collectionsOf } from './persistence/collections.js';
export { favouritesOf } from './persistence/favourites.js';
