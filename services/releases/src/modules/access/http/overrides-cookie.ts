import { Inject, Injectable } from '@nestjs/common';
import { overridesCookie } from '@stroomwerk/contracts/releases';
import { allowedOrigins, type CommonEnv, clearCookie, SERVICE_ENV, setCookie } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import { choiceSeconds } from '../domain/overrides.js';

/** What a browser says about the page that makes a call. */
export interface CallHeaders {
  readonly origin?: string;
  readonly 'sec-fetch-site'?: string;
}

/** Where a choice of releases stays: a cookie for the edge, out of reach of scripts. */
@Injectable()
export class OverridesCookie {
  constructor(@Inject(SERVICE_ENV) private readonly env: CommonEnv) {}

  /** Whether the browser says that a page of ours makes the call; one that says nothing is no browser of today. */
  isFromOurPage({ origin, 'sec-fetch-site': site }: CallHeaders): boolean {
    if (site !== undefined && site !== 'same-origin') return false;
    return origin !== undefined && allowedOrigins(this.env).includes(origin);
  }

  /** @param signed null takes the cookie away */
  carry(reply: FastifyReply, signed: string | null): void {
    const secure = this.env.PUBLIC_URL.startsWith('https:');
    if (signed === null) clearCookie(reply, overridesCookie, '/');
    else setCookie(reply, overridesCookie, signed, { path: '/', maxAge: choiceSeconds, secure });
  }
}
