import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Role } from '@stroomwerk/contracts';
import { AppError } from '../http/app-error.js';
import type { Principal } from './principal.js';

export const PUBLIC = 'stroomwerk:public';
export const ROLES = 'stroomwerk:roles';

/** No login needed. Everything without it answers 401 to a request without a valid token. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Only for these roles, else 403 auth.forbidden. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES, roles);

const principalOf = (context: ExecutionContext): Principal | null =>
  context.switchToHttp().getRequest<{ user?: Principal }>().user ?? null;

/** The signed-in user: `@CurrentUser() principal: Principal`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const principal = principalOf(context);
  if (!principal) throw new AppError('auth.token_missing');
  return principal;
});

/** On `@Public()` routes: the signed-in user, or null without a valid token. */
export const OptionalUser = createParamDecorator((_: unknown, context: ExecutionContext): Principal | null =>
  principalOf(context),
);
