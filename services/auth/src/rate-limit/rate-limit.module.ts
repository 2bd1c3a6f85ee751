import { type ExecutionContext, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import type { FastifyRequest } from 'fastify';
import type { AuthEnv } from '../env.js';
import { RateLimitStorage } from './rate-limit.storage.js';

const minute = 60_000;

function addressOf(body: unknown): string | undefined {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

const request = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

@Module({ providers: [RateLimitStorage], exports: [RateLimitStorage] })
class RateLimitStorageModule {}

/** Two windows: one per address of the network, one per account that is named, against guessing from many addresses. */
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
          { name: 'network', ttl: minute, limit: env.AUTH_RATE_LIMIT },
          {
            name: 'account',
            ttl: 15 * minute,
            limit: env.AUTH_RATE_LIMIT,
            skipIf: (context) => addressOf(request(context).body) === undefined,
            getTracker: (req) => addressOf(req.body) ?? '',
          },
        ],
      }),
    }),
  ],
  exports: [ThrottlerModule, RateLimitStorageModule],
})
export class RateLimitModule {}
