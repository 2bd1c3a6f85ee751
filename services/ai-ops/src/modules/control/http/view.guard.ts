import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError, type Principal, SERVICE_ENV } from '@stroomwerk/kernel';
import type { AiOpsEnv } from '../../../env.js';

/** Reading the AI screens takes a login; with AI_OPS_VIEW=ops it takes the role too (decisions.md, "Access"). */
@Injectable()
export class ViewGuard implements CanActivate {
  constructor(@Inject(SERVICE_ENV) private readonly env: AiOpsEnv) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
    if (this.env.AI_OPS_VIEW === 'ops' && user?.role !== 'ops') throw new AppError('auth.forbidden');
    return true;
  }
}
