import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Principal } from '@stroomwerk/kernel';
import type { FastifyRequest } from 'fastify';
import { ReadingLimits } from '../application/reading-limits.js';

const userOf = (context: ExecutionContext): Principal =>
  context.switchToHttp().getRequest<{ user: Principal }>().user;

/** Counts a search of the signed-in account: 429 library.too_many_searches. */
@Injectable()
export class SearchLimit implements CanActivate {
  constructor(private readonly limits: ReadingLimits) {}

  canActivate(context: ExecutionContext): boolean {
    this.limits.search(userOf(context).userId);
    return true;
  }
}

/** Counts a look into a workflow by the signed-in account: 429 common.too_many_requests. */
@Injectable()
export class LookLimit implements CanActivate {
  constructor(private readonly limits: ReadingLimits) {}

  canActivate(context: ExecutionContext): boolean {
    this.limits.look(userOf(context).userId);
    return true;
  }
}

/** Counts a public read by where it comes from (what the edge forwards): 429 library.too_many_searches. */
@Injectable()
export class PublicLimit implements CanActivate {
  constructor(private readonly limits: ReadingLimits) {}

  canActivate(context: ExecutionContext): boolean {
    this.limits.visit(context.switchToHttp().getRequest<FastifyRequest>().ip);
    return true;
  }
}
