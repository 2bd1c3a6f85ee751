import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { type CommonEnv, SERVICE_ENV } from '../env/environment.js';
import { AppError } from './app-error.js';
import { allowedOrigins } from './edges.js';
import { isForeign, judgeCall } from './same-origin.js';

const FORMS = 'stroomwerk:forms';
const OWN_PAGE = 'stroomwerk:own-page';
export const ANYWHERE = 'stroomwerk:anywhere';
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The call also takes a form that our own page sends without script; everything else is JSON. */
export const TakesForms = () => SetMetadata(FORMS, true);

/**
 * A call whose address holds all that it takes, made by programs that name no page and may send a form (RFC 8058): who
 * made it does not matter, since nothing of a visitor's (cookie, session) counts there.
 */
export const FromAnywhere = () => SetMetadata(ANYWHERE, true);

/** A page load that sets a cookie: only from a page of ours, or typed into the address bar. */
export const FromOwnPage = () => SetMetadata(OWN_PAGE, true);

/**
 * The global guard against other sites: whatever changes something is called by our own page, as JSON. It stands before
 * every route, so that none can be forgotten; a route says where it differs.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly origins: readonly string[];
  private readonly elsewhere: boolean;

  constructor(
    private readonly reflector: Reflector,
    @Inject(SERVICE_ENV) env: CommonEnv,
    @Inject(SERVICE_DEFINITION) def: ServiceDefinition,
  ) {
    this.origins = allowedOrigins(env);
    this.elsewhere = def.listenPublic ?? false;
  }

  /** @throws AppError auth.origin_refused, common.unsupported_media_type */
  canActivate(context: ExecutionContext): boolean {
    const { headers, method } = context.switchToHttp().getRequest<FastifyRequest>();
    const rule = { origins: this.origins, elsewhere: this.elsewhere, forms: this.says(FORMS, context) };
    if (reads.has(method)) {
      if (this.says(OWN_PAGE, context) && isForeign(headers, rule)) throw new AppError('auth.origin_refused');
      return true;
    }
    if (this.says(ANYWHERE, context)) return true;
    const refusal = judgeCall(headers, rule);
    if (refusal) throw new AppError(refusal);
    return true;
  }

  private says(key: string, context: ExecutionContext): boolean {
    const said = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(key, said) === true;
  }
}
