import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  readonly path: string;
  /** Seconds; absent: until the browser closes. */
  readonly maxAge?: number;
  /** False only for a cookie that the page has to read and that holds no secret. */
  readonly httpOnly?: boolean;
  readonly secure: boolean;
}

/** A cookie of the request. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[name];

/** Sets a SameSite=Lax cookie; several may be set on one answer. */
export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  const { path, maxAge, httpOnly = true, secure } = options;
  void reply.setCookie(name, value, { path, maxAge, httpOnly, secure, sameSite: 'lax' });
}

/** Removes a cookie that was set with this path. */
export function clearCookie(reply: FastifyReply, name: string, path: string): void {
  void reply.clearCookie(name, { path });
}
