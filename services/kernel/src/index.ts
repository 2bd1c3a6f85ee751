/** The door of the kernel: what a service may use. */
import 'reflect-metadata';

export * from './boot/create-service.js';
export * from './boot/definition.js';
export * from './boot/run.js';
export { tellStep } from './boot/start-step.js';
export * from './clock.js';
export { schemaOf } from './database/names.js';
export { SmallWrite } from './disk/room.guard.js';
export {
  type CommonEnv,
  CommonEnvironment,
  EnvironmentError,
  readEnvironment,
  SERVICE_ENV,
  type ServiceEnv,
  serviceEnv,
  serviceUrl,
} from './env/environment.js';
export * from './events/consumer.js';
export { Outbox } from './events/outbox.js';
export { eventQueue } from './events/queues.js';
export { Health } from './health/health.js';
export { Metrics } from './health/metrics.js';
export * from './http/app-error.js';
export * from './http/cookies.js';
export { Answers, openApi } from './http/docs.js';
export { allowedOrigins } from './http/edges.js';
export * from './http/language.js';
export { FromAnywhere, FromOwnPage, TakesForms } from './http/same-origin.guard.js';
export * from './http/service-client.js';
export { queueModule } from './queue/queue-module.js';
export { QueueProcessor } from './queue/queue-processor.js';
export { type Schedule, Schedules } from './queue/schedules.js';
export { bearerRefusal } from './security/access.guard.js';
export * from './security/decorators.js';
export { gatePassHash } from './security/gate-pass.js';
export type { AccessClaims } from './security/jwt.strategy.js';
export * from './security/principal.js';
export { RevokedSessions } from './security/revoked-sessions.js';
export { within } from './within.js';
