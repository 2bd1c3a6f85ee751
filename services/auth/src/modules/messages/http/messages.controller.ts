import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { ContactRequest, MessageReceipt, WithdrawalRequest } from '@stroomwerk/contracts/auth';
import { Answers, Lang, Public, TakesForms } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AskedFrom, From } from '../../../asker/asker.js';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { MessagesService } from '../application/messages.service.js';

/** A form that the browser sent by itself, without script, goes on to a page; a call reads the receipt. */
function thenShow(path: string, request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    void reply.status(303).header('location', path);
}

@ApiTags('messages')
@Controller('account')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Public()
  @TakesForms()
  @UseGuards(RateLimit)
  @Post('messages')
  @Answers(MessageReceipt)
  async contact(
    @Body({ schema: ContactRequest }) body: ContactRequest,
    @Lang() lang: Language,
    @From() from: AskedFrom,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageReceipt> {
    const receipt = await this.messages.contact(body, body.language ?? lang, from);
    thenShow('/contact/received', request, reply);
    return receipt;
  }

  /** The withdrawal function: no login, a receipt at once. */
  @Public()
  @TakesForms()
  @UseGuards(RateLimit)
  @Post('withdrawals')
  @Answers(MessageReceipt)
  async withdraw(
    @Body({ schema: WithdrawalRequest }) body: WithdrawalRequest,
    @Lang() lang: Language,
    @From() from: AskedFrom,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageReceipt> {
    const receipt = await this.messages.withdraw(body, body.language ?? lang, from);
    thenShow('/withdrawal/received', request, reply);
    return receipt;
  }
}
