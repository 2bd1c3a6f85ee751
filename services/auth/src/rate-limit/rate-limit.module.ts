import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { networkOf } from '@stroomwerk/kernel/limits';
import type { AuthEnv } from '../env.js';
import { RateLimitStorage } from './rate-limit.storage.js';

const minute = 60_000;

@Module({ providers: [RateLimitStorage], exports: [RateLimitStorage] })
class RateLimitStorageModule {}

/** How many calls a network may make in a minute that cost a hash or a mail. Guessing has rules of its own: modules/security. */
@Module({
  imports: [
    RateLimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [SERVICE_ENV, RateLimitStorage],
      useFactory: (env: AuthEnv, storage: RateLimitStorage) => ({
        storage,
        setHeaders: false,
        throttlers: [
          {
            ...{ name: 'network', ttl: minute, limit: env.AUTH_RATE_LIMIT },
            getTracker: (request: Record<string, unknown>) => networkOf(String(request.ip)),
          },
        ],
      }),
    }),
  ],
  exports: [ThrottlerModule, RateLimitStorageModule],
})
export class RateLimitModule {}
