import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { networkOf } from '@stroomwerk/kernel/limits';
import type { FastifyRequest } from 'fastify';
import { deviceLabel } from './device-label.js';

/** From where somebody asks, as far as tries are counted by it and its owner is shown it. */
export interface AskedFrom {
  /** See networkOf. */
  readonly network: string;
  /** In words of ours, or null. */
  readonly device: string | null;
  /** What the browser keeps of earlier sign-ins; see device-tokens.ts. */
  readonly deviceTokens: readonly string[];
}

export const deviceCookie = 'stroomwerk_device';
const token = /^[\w-]{43}$/;
/** Accounts that one browser is known for; the oldest is forgotten first. */
export const mostTokens = 5;

/** The tokens in a device cookie; whatever else stands there is nothing. */
export const tokensOf = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((part) => token.test(part))
    .slice(-mostTokens);

export const askedFrom = (request: FastifyRequest): AskedFrom => ({
  network: networkOf(request.ip),
  device: deviceLabel(request.headers['user-agent']),
  deviceTokens: tokensOf(request.cookies[deviceCookie]),
});

/** `@From() from: AskedFrom` */
export const From = createParamDecorator(
  (_: unknown, context: ExecutionContext): AskedFrom =>
    askedFrom(context.switchToHttp().getRequest<FastifyRequest>()),
);
