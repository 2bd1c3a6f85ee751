import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { Providers } from '@stroomwerk/contracts/auth';
import {
  Answers,
  AppError,
  clearCookie,
  FromOwnPage,
  languageOf,
  Public,
  readCookie,
  SERVICE_ENV,
  setCookie,
} from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedFrom } from '../../../asker/asker.js';
import type { AuthEnv } from '../../../env.js';
import { SessionCookies } from '../../sessions/http/session-cookies.js';
import { GoogleService } from '../application/google.service.js';
import { attemptSeconds } from '../domain/oidc.js';

const StartQuery = z.object({
  return_to: z.string().max(2_000).optional(),
  ref: z.string().max(40).optional(),
});
const CallbackQuery = z.object({
  code: z.string().max(4_000).optional(),
  state: z.string().max(200).optional(),
  /** Who answers, and why not (RFC 9207, RFC 6749). */
  iss: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
});
const attemptCookie = 'stroomwerk_oidc';
const attemptPath = '/api/auth/google';

/** Of the page it began on: what its reader chose, else what the browser asks for. */
const readerLanguage = (request: FastifyRequest): Language => {
  const chosen = readCookie(request, 'language');
  return chosen === 'nl' || chosen === 'en' ? chosen : languageOf(request.headers['accept-language']);
};

/** Page loads, not calls: they answer with redirects. */
@ApiTags('google')
@Controller('auth')
export class GoogleController {
  constructor(
    private readonly google: GoogleService,
    private readonly cookies: SessionCookies,
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
  ) {}

  @Public()
  @Get('providers')
  @Answers(Providers)
  providers(): Providers {
    return this.google.providers();
  }

  /** A sign-in begins on our own page: no other site starts one for somebody. */
  @Public()
  @FromOwnPage()
  @ApiExcludeEndpoint()
  @Get('google')
  async start(
    @Query({ schema: StartQuery }) query: z.infer<typeof StartQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { url, cookie } = await this.google.start(query.return_to, query.ref);
    const secure = this.env.PUBLIC_URL.startsWith('https:');
    setCookie(reply, attemptCookie, cookie, { path: attemptPath, maxAge: attemptSeconds, secure });
    await reply.redirect(url, 302);
  }

  @Public()
  @ApiExcludeEndpoint()
  @Get('google/callback')
  async callback(
    @Query({ schema: CallbackQuery }) query: z.infer<typeof CallbackQuery>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    clearCookie(reply, attemptCookie, attemptPath);
    await reply.redirect(`${this.env.PUBLIC_URL}${await this.finish(query, request, reply)}`, 302);
  }

  /** The path to go on to. A sign-in that was not confirmed goes back to the login page, which says so. */
  private async finish(
    query: z.infer<typeof CallbackQuery>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    try {
      const { issued, path } = await this.google.finish(
        query,
        readCookie(request, attemptCookie),
        askedFrom(request),
        readerLanguage(request),
      );
      await this.cookies.carry(request, reply, Promise.resolve(issued));
      return path;
    } catch (error) {
      if (error instanceof AppError) return '/login?google=failed';
      throw error;
    }
  }
}
