import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import type { Language } from '@stroomwerk/contracts';
import { ContactRequest, MessageReceipt, WithdrawalRequest } from '@stroomwerk/contracts/auth';
import { Answers, Lang, Public } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { SameOrigin } from '../../sessions/http/same-origin.guard.js';
import { MessagesService } from '../application/messages.service.js';

/** Anybody can name anybody's address here, and each message is a mail to it: ten in a quarter of an hour is plenty. */
const fewToOneAddress = { account: { limit: 10, ttl: 15 * 60_000 } };

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
  @UseGuards(SameOrigin, RateLimit)
  @Throttle(fewToOneAddress)
  @Post('messages')
  @Answers(MessageReceipt)
  async contact(
    @Body({ schema: ContactRequest }) body: ContactRequest,
    @Lang() lang: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageReceipt> {
    const receipt = await this.messages.contact(body, body.language ?? lang);
    thenShow('/contact/received', request, reply);
    return receipt;
  }

  /** The withdrawal function: no login, a receipt at once. */
  @Public()
  @UseGuards(SameOrigin, RateLimit)
  @Throttle(fewToOneAddress)
  @Post('withdrawals')
  @Answers(MessageReceipt)
  async withdraw(
    @Body({ schema: WithdrawalRequest }) body: WithdrawalRequest,
    @Lang() lang: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageReceipt> {
    const receipt = await this.messages.withdraw(body, body.language ?? lang);
    thenShow('/withdrawal/received', request, reply);
    return receipt;
  }
}
