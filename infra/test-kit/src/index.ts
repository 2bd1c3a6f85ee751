export * from './database.js';
export * from './install-apart.js';
export * from './object-storage.js';
export * from './platform.js';
export { freePort } from './ports.js';
export { type OwnRedis, ownRedis } from './redis.js';
export { type SmallDisk, smallDisk } from './small-disk.js';
export * from './until.js';
export { growth } from './work.js';
