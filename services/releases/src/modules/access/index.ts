/** The door of the module: what the other modules of services/releases use of it. */
export { AccessModule } from './access.module.js';
export type { ActorKind, ReleaseActor } from './domain/actor.js';
export { Actor, Allow } from './http/release-access.js';
export { accessEntities } from './persistence/entities.js';
