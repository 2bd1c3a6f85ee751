import { Inject, Injectable } from '@nestjs/common';
import type { LoginResponse } from '@stroomwerk/contracts/auth';
import { AppError, clearCookie, readCookie, SERVICE_ENV, setCookie } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceCookie, mostTokens, tokensOf } from '../../../asker/asker.js';
import type { AuthEnv } from '../../../env.js';
import { deviceSeconds } from '../../security/domain/guessing.js';
import type { IssuedSession } from '../application/sessions.service.js';
import { cookieSeconds } from '../domain/rotation.js';

const refreshCookie = 'stroomwerk_refresh';
const refreshPath = '/api/auth';
/** Holds no secret: tells the page that asking for a renewal makes sense. */
const hintCookie = 'session_hint';

/** The refresh token's way to the browser and back: an HttpOnly, SameSite cookie below /api/auth. */
@Injectable()
export class SessionCookies {
  constructor(@Inject(SERVICE_ENV) private readonly env: AuthEnv) {}

  read(request: FastifyRequest): string | undefined {
    return readCookie(request, refreshCookie);
  }

  /** Puts the refresh token into the cookie and hands on the answer. A refused renewal removes the cookie. */
  async carry(
    request: FastifyRequest,
    reply: FastifyReply,
    work: Promise<IssuedSession>,
  ): Promise<LoginResponse> {
    try {
      const { answer, refreshToken, remember, deviceToken } = await work;
      const secure = this.env.PUBLIC_URL.startsWith('https:');
      const maxAge = cookieSeconds(remember);
      setCookie(reply, refreshCookie, refreshToken, { path: refreshPath, maxAge, secure });
      setCookie(reply, hintCookie, '1', { path: '/', maxAge, secure, httpOnly: false });
      if (deviceToken !== undefined) this.know(request, reply, deviceToken, secure);
      return answer;
    } catch (error) {
      if (error instanceof AppError && error.code === 'auth.refresh_invalid') this.clear(reply);
      throw error;
    }
  }

  /** Adds the account to those that this browser is known for. */
  private know(request: FastifyRequest, reply: FastifyReply, token: string, secure: boolean): void {
    const tokens = [...tokensOf(readCookie(request, deviceCookie)), token].slice(-mostTokens);
    setCookie(reply, deviceCookie, tokens.join('.'), { path: refreshPath, maxAge: deviceSeconds, secure });
  }

  clear(reply: FastifyReply): void {
    clearCookie(reply, refreshCookie, refreshPath);
    clearCookie(reply, hintCookie, '/');
  }
}
