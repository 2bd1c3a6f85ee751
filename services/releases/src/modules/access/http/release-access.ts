import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError, bearerRefusal, type Principal, Public } from '@stroomwerk/kernel';
import type { FastifyRequest } from 'fastify';
import { Authenticate } from '../application/authenticate.js';
import type { ActorKind, ReleaseActor } from '../domain/actor.js';
import { teamTokenOf } from '../domain/team-token.js';

const ALLOWED = 'stroomwerk:releases-allowed';

type ReleaseRequest = FastifyRequest & { user?: Principal | null; releaseActor?: ReleaseActor };

/**
 * Lets in the kinds that `@Allow()` names. Refusals: 401 auth.token_missing, releases.team_token_invalid,
 * auth.token_invalid (or why else an access token does not hold); 403 auth.forbidden, releases.other_remote.
 */
@Injectable()
export class ReleaseAccess implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticate: Authenticate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ReleaseRequest>();
    const allowed =
      this.reflector.getAllAndOverride<ActorKind[] | undefined>(ALLOWED, [
        context.getHandler(),
        context.getClass(),
      ]) ?? [];
    request.releaseActor = await this.actorOf(request, allowed);
    return true;
  }

  private actorOf(request: ReleaseRequest, allowed: readonly ActorKind[]): Promise<ReleaseActor> {
    const { authorization } = request.headers;
    if (authorization === undefined) throw new AppError('auth.token_missing');
    const token = teamTokenOf(authorization);
    const { remote } = (request.params ?? {}) as { remote?: string };
    if (token !== null) return this.authenticate.pipeline(token, allowed, remote);
    if (!request.user) throw bearerRefusal(request) ?? new AppError('auth.token_invalid');
    return this.authenticate.person(request.user, allowed);
  }
}

/**
 * Who may call an endpoint of releases: `@Allow('ops', 'team-token', 'member')`. Takes the place of the kernel's own
 * check of access tokens, which knows no team tokens. A token passes only where the address names its remote (`:remote`).
 */
export const Allow = (...kinds: ActorKind[]) =>
  applyDecorators(Public(), SetMetadata(ALLOWED, kinds), UseGuards(ReleaseAccess));

/** Who calls, behind `@Allow()`: `@Actor() by: ReleaseActor`. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): ReleaseActor => {
  const { releaseActor } = context.switchToHttp().getRequest<ReleaseRequest>();
  if (!releaseActor) throw new Error('@Actor() stands on a route without @Allow()');
  return releaseActor;
});
