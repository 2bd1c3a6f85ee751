import { Inject, Injectable } from '@nestjs/common';
import { overridesCookie } from '@stroomwerk/contracts/releases';
import { type CommonEnv, clearCookie, SERVICE_ENV, setCookie } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { choiceSeconds } from '../domain/overrides.js';

/** Where a choice of releases stays: a cookie for the edge, out of reach of scripts. */
@Injectable()
export class OverridesCookie {
  constructor(@Inject(SERVICE_ENV) private readonly env: CommonEnv) {}

  /** @param signed null takes the cookie away */
  carry(reply: FastifyReply, signed: string | null): void {
    const secure = this.env.PUBLIC_URL.startsWith('https:');
    if (signed === null) clearCookie(reply, overridesCookie, '/');
    else setCookie(reply, overridesCookie, signed, { path: '/', maxAge: choiceSeconds, secure });
  }
}
