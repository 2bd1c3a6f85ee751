import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AppError, Public, SERVICE_ENV } from '@stroomwerk/kernel';
import type { FastifyReply } from 'fastify';
import type { AuthEnv } from '../../../env.js';
import { MailPreview } from '../application/mail-preview.js';

/** The mails carry their looks in themselves; nothing of them runs, and nothing is loaded. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Shows who writes mails how they look. In production nothing is at these addresses. */
@ApiExcludeController()
@Controller('auth/mails/preview')
export class MailPreviewController {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: Pick<AuthEnv, 'NODE_ENV'>,
    private readonly preview: MailPreview,
  ) {}

  /** Every kind in both languages. */
  @Public()
  @Get()
  list(@Res({ passthrough: true }) reply: FastifyReply): string {
    this.keepFromProduction();
    void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return this.preview.list();
  }

  /** One mail with example data. @param form `html` or `text` */
  @Public()
  @Get(':kind/:language/:form')
  one(
    @Param('kind') kind: string,
    @Param('language') language: string,
    @Param('form') form: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    this.keepFromProduction();
    const mail = this.preview.of(kind, language);
    if (!mail || (form !== 'html' && form !== 'text')) throw new AppError('common.not_found');
    void reply
      .type(form === 'html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
      .header('content-security-policy', policy);
    return mail[form];
  }

  private keepFromProduction(): void {
    if (this.env.NODE_ENV === 'production') throw new AppError('common.not_found');
  }
}
