import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DestinationStream } from 'pino';
import { Clock } from '../clock.js';
import { dataSourceOptions } from '../database/data-source.js';
import { RoomGuard } from '../disk/room.guard.js';
import { DiskRoom } from '../disk/room.js';
import { type CommonEnv, runtimeLogin, SERVICE_ENV, serviceUrl } from '../env/environment.js';
import { AccountErasedConsumer } from '../events/account-erased.consumer.js';
import { ConsumerHost } from '../events/consumer-host.js';
import { Housekeeping } from '../events/housekeeping.js';
import { PgListener } from '../events/listener.js';
import { Outbox } from '../events/outbox.js';
import { Relay } from '../events/relay.js';
import { Health, HealthController } from '../health/health.js';
import { Metrics, MetricsController } from '../health/metrics.js';
import { ErrorFilter } from '../http/error-filter.js';
import { SameOriginGuard } from '../http/same-origin.guard.js';
import { validationPipe } from '../http/validation.js';
import { logging } from '../logging/logger.js';
import { bullOptions } from '../queue/backend.js';
import { QueueLog } from '../queue/queue-log.js';
import { Schedules } from '../queue/schedules.js';
import { WorkersEnd } from '../queue/workers-end.js';
import { AccessGuard } from '../security/access.guard.js';
import { bearerStrategy } from '../security/jwt.strategy.js';
import { type KeySource, OwnKeys, RemoteKeys } from '../security/keys.js';
import { RevokedSessions } from '../security/revoked-sessions.js';
import { SessionRevokedConsumer } from '../security/session-revoked.consumer.js';
import { KeyRing } from '../signing/key-ring.js';
import { SERVICE_DEFINITION, type ServiceDefinition } from './definition.js';

let applications = 0;

function keySource(env: CommonEnv, def: ServiceDefinition): KeySource {
  if (def.name !== 'auth') return new RemoteKeys(`${serviceUrl(env, 'auth')}/api/auth/.well-known/jwks.json`);
  const ring: unknown = Reflect.get(env, 'AUTH_SIGNING_KEY');
  return new OwnKeys(ring instanceof KeyRing ? ring : new KeyRing(''));
}

@Module({})
class KernelModule {}

/** Everything that is the same in every service. */
export function kernelModule(
  def: ServiceDefinition,
  env: CommonEnv,
  clock: Clock,
  lines?: DestinationStream,
): DynamicModule {
  applications += 1;
  const strategy = `bearer-${def.name}-${applications}`;
  const consumers: Provider[] = [
    ...(def.name === 'auth' ? [] : [SessionRevokedConsumer]),
    ...((def.erasure ?? def.erasureByAddress) && def.name !== 'auth' ? [AccountErasedConsumer] : []),
  ];
  const shared: Provider[] = [
    { provide: SERVICE_ENV, useValue: env },
    { provide: SERVICE_DEFINITION, useValue: def },
    { provide: Clock, useValue: clock },
    Outbox,
    RevokedSessions,
    Metrics,
    Schedules,
  ];
  return {
    module: KernelModule,
    global: true,
    imports: [
      logging(env, def, lines),
      DiscoveryModule,
      PassportModule.register({ defaultStrategy: strategy }),
      TypeOrmModule.forRoot({
        ...dataSourceOptions(def, runtimeLogin(env, def.name)),
        migrationsRun: false,
        retryAttempts: 5,
        retryDelay: 500,
      }),
      BullModule.forRoot(bullOptions(env, def)),
    ],
    controllers: [HealthController, MetricsController],
    providers: [
      ...shared,
      ...consumers,
      DiskRoom,
      PgListener,
      Relay,
      ConsumerHost,
      Housekeeping,
      QueueLog,
      WorkersEnd,
      Health,
      {
        provide: 'BEARER_STRATEGY',
        inject: [RevokedSessions],
        useFactory: (revoked: RevokedSessions) =>
          bearerStrategy(strategy, env, keySource(env, def), revoked, clock),
      },
      { provide: APP_FILTER, useClass: ErrorFilter },
      // Another site is refused before anybody asks who it is.
      { provide: APP_GUARD, useClass: SameOriginGuard },
      { provide: APP_GUARD, useClass: RoomGuard },
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_PIPE, useFactory: validationPipe },
    ],
    exports: [...shared, DiscoveryModule],
  };
}
