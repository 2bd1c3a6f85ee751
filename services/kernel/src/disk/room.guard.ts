import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { DiskRoom } from './room.js';

const SMALL_WRITE = 'stroomwerk:small-write';
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes little, and must work on a disk that is nearly full: staying signed in, taking a release back. */
export const SmallWrite = () => SetMetadata(SMALL_WRITE, true);

/** The global guard of the disk: refuses what writes while there is no room, before anything is begun. */
@Injectable()
export class RoomGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly disk: DiskRoom,
  ) {}

  /** @throws AppError common.no_room */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (reads.has(context.switchToHttp().getRequest<FastifyRequest>().method)) return true;
    const room = await this.disk.now();
    const targets = [context.getHandler(), context.getClass()];
    const small = this.reflector.getAllAndOverride<boolean>(SMALL_WRITE, targets) === true;
    if (room === 'enough' || (small && room === 'little')) return true;
    throw new AppError('common.no_room', { retryAfter: 30 });
  }
}
