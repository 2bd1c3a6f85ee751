import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Principal } from '@stroomwerk/kernel';
import { Access } from '../application/access.js';

/** Only with a plan that opens the library: 403 library.subscription_required. After the bearer token was accepted. */
@Injectable()
export class Entitled implements CanActivate {
  constructor(private readonly access: Access) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.access.require(context.switchToHttp().getRequest<{ user: Principal }>().user);
    return true;
  }
}
