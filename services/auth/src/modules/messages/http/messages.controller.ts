import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Throttle } from '@nestjs/throttler';
import type { Language } from '@stroomwerk/contracts';
import { ContactRequest, MessageReceipt, WithdrawalRequest } from '@stroomwerk/contracts/auth';
import { Answers, Lang, Public } from '@stroomwerk/kernel';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { MessagesService } from '../application/messages.service.js';

/** Anybody can name anybody's address here, and each message is a mail to it: ten in a quarter of an hour is plenty. */
const fewToOneAddress = { account: { limit: 10, ttl: 15 * 60_000 } };

@ApiTags('messages')
@Controller('account')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Public()
  @UseGuards(RateLimit)
  @Throttle(fewToOneAddress)
  @Post('messages')
  @Answers(MessageReceipt)
  contact(
    @Body({ schema: ContactRequest }) body: ContactRequest,
    @Lang() lang: Language,
  ): Promise<MessageReceipt> {
    return this.messages.contact(body, lang);
  }

  /** The withdrawal function: no login, a receipt at once. */
  @Public()
  @UseGuards(RateLimit)
  @Throttle(fewToOneAddress)
  @Post('withdrawals')
  @Answers(MessageReceipt)
  withdraw(
    @Body({ schema: WithdrawalRequest }) body: WithdrawalRequest,
    @Lang() lang: Language,
  ): Promise<MessageReceipt> {
    return this.messages.withdraw(body, lang);
  }
}
