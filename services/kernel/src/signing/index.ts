export * from './asker.js';
export * from './follow-rotations.js';
export * from './key-ring.js';
export * from './seal.js';
export * from './secrets.js';
export * from './signing-key.js';
export * from './vault.js';
