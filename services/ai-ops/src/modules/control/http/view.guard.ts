import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError, type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import type { aiOpsEnv } from '../../../env.js';
import { mayView } from '../domain/view.js';

/** Who reads the AI screens (decisions.md, "Access"). */
@Injectable()
export class ViewGuard implements CanActivate {
  constructor(@Inject(SERVICE_ENV) private readonly env: ServiceEnv<typeof aiOpsEnv>) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
    if (!mayView(this.env, user?.role)) throw new AppError('auth.forbidden');
    return true;
  }
}
