import { Body, Controller, Get, type OnModuleInit, Post, Put, Query, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import { Accepted, ChooseByLink, MailChoice, MailLinkQuery } from '@stroomwerk/contracts/auth';
import { Answers, FromAnywhere, Public } from '@stroomwerk/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MailChoicesService } from '../application/mail-choices.service.js';

/** The link in every mail that is not necessary (RFC 8058). Its token is all that it takes. */
@ApiTags('mail')
@Controller('auth/mails')
export class MailChoicesController implements OnModuleInit {
  constructor(
    private readonly choices: MailChoicesService,
    private readonly host: HttpAdapterHost,
  ) {}

  /** RFC 8058 lets a mail program send its one field as multipart too. What it says is known: nothing of it is read. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    if (server.hasContentTypeParser('multipart/form-data')) return;
    server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, {}),
    );
  }

  /** Turns the category of a mail off at once: the button of a mail program, which knows no login and names no page. */
  @Public()
  @FromAnywhere()
  @Post('unsubscribe')
  @Answers(Accepted)
  async unsubscribe(@Query({ schema: MailLinkQuery }) { token }: MailLinkQuery): Promise<Accepted> {
    await this.choices.chooseByLink(token, false);
    return { accepted: true };
  }

  /** Leads a reader to a page with a button. Scanners of mail follow links: a look changes nothing. */
  @Public()
  @Get('unsubscribe')
  @Answers(null, 303)
  unsubscribePage(
    @Query({ schema: MailLinkQuery }) { token }: MailLinkQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): void {
    void reply.header('location', `/account/mail?token=${encodeURIComponent(token)}`);
  }

  @Public()
  @Get('choice')
  @Answers(MailChoice)
  mailChoice(@Query({ schema: MailLinkQuery }) { token }: MailLinkQuery): Promise<MailChoice> {
    return this.choices.byLink(token);
  }

  @Public()
  @Put('choice')
  @Answers(MailChoice)
  chooseMail(@Body({ schema: ChooseByLink }) { token, on }: ChooseByLink): Promise<MailChoice> {
    return this.choices.chooseByLink(token, on);
  }
}
