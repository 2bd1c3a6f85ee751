import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError, allowedOrigins, SERVICE_ENV } from '@stroomwerk/kernel';
import type { FastifyRequest } from 'fastify';
import type { AuthEnv } from '../../../env.js';

/**
 * For calls that a cookie alone authorises. Beside SameSite=Lax: a browser names the page's origin on every POST, and
 * it has to be ours. Clients that are no browser name none.
 */
@Injectable()
export class SameOrigin implements CanActivate {
  private readonly origins: readonly string[];

  constructor(@Inject(SERVICE_ENV) env: AuthEnv) {
    this.origins = allowedOrigins(env);
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const foreign = headers.origin !== undefined && !this.origins.includes(headers.origin);
    if (foreign || headers['sec-fetch-site'] === 'cross-site') throw new AppError('auth.origin_refused');
    return true;
  }
}
