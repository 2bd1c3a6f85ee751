import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import type { Role } from '@stroomwerk/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { PUBLIC, ROLES } from './decorators.js';
import type { Principal } from './principal.js';

const refusals = new WeakMap<FastifyRequest, unknown>();

/**
 * Why the bearer token of a request to a `@Public()` route does not hold, for guards that take more than one kind of
 * token: an AppError such as auth.token_expired, or common.unavailable while auth's keys cannot be had.
 */
export const bearerRefusal = (request: FastifyRequest): unknown => refusals.get(request);

/** The global guard: a valid bearer token on everything but `@Public()`, and the role where `@Roles()` names one. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    @Inject(AuthModuleOptions) options: AuthModuleOptions,
    private readonly reflector: Reflector,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const sent = context.switchToHttp().getRequest<FastifyRequest>().headers.authorization !== undefined;
    if (this.isPublic(context)) {
      if (sent) await super.canActivate(context);
      return true;
    }
    if (!sent) throw new AppError('auth.token_missing');
    await super.canActivate(context);
    const roles = this.metadata<Role[]>(ROLES, context);
    const { user } = context.switchToHttp().getRequest<{ user: Principal }>();
    if (roles && !roles.includes(user.role)) throw new AppError('auth.forbidden');
    return true;
  }

  override handleRequest<User>(
    error: unknown,
    user: User | false | null,
    info: unknown,
    context: ExecutionContext,
  ): User {
    if (!error && user) return user;
    const refusal = error ?? (info instanceof AppError ? info : new AppError('auth.token_invalid'));
    // On a public route a token that does not hold counts as none. A guard of the route's own may ask why.
    if (!this.isPublic(context)) throw refusal;
    refusals.set(context.switchToHttp().getRequest<FastifyRequest>(), refusal);
    return null as User;
  }

  private isPublic(context: ExecutionContext): boolean {
    return this.metadata<boolean>(PUBLIC, context) === true;
  }

  private metadata<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}
