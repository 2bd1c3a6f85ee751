import { Body, Controller, Get, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  Accepted,
  ChangeLanguageRequest,
  ConfirmEmailRequest,
  CurrentUser as CurrentUserSchema,
  RegisterQuery,
  RegisterRequest,
  RegisterResponse,
} from '@stroomwerk/contracts/auth';
import { Answers, CurrentUser, Lang, type Principal, Public } from '@stroomwerk/kernel';
import type { z } from 'zod';
import { type AskedFrom, From } from '../../../asker/asker.js';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { AccountsService } from '../application/accounts.service.js';

@ApiTags('accounts')
@Controller('auth')
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  /** The same answer whether or not the address is taken. */
  @Public()
  @UseGuards(RateLimit)
  @Post('register')
  @Answers(RegisterResponse)
  register(
    @Body({ schema: RegisterRequest }) body: RegisterRequest,
    @Query({ schema: RegisterQuery }) query: z.infer<typeof RegisterQuery>,
    @From() from: AskedFrom,
    @Lang() language: Language,
  ): Promise<RegisterResponse> {
    return this.accounts.register(body, query.ref, from, language);
  }

  @Get('me')
  @Answers(CurrentUserSchema)
  me(@CurrentUser() principal: Principal): Promise<CurrentUserSchema> {
    return this.accounts.me(principal);
  }

  @Put('me/language')
  @Answers(Accepted)
  changeLanguage(
    @CurrentUser() principal: Principal,
    @Body({ schema: ChangeLanguageRequest }) { language }: ChangeLanguageRequest,
  ): Promise<Accepted> {
    return this.accounts.changeLanguage(principal, language);
  }

  @Public()
  @UseGuards(RateLimit)
  @Post('email/confirm')
  @Answers(Accepted)
  confirmEmail(@Body({ schema: ConfirmEmailRequest }) body: ConfirmEmailRequest): Promise<Accepted> {
    return this.accounts.confirmEmail(body.token);
  }

  @UseGuards(RateLimit)
  @Post('email/resend')
  @Answers(Accepted)
  resendConfirmation(@CurrentUser() principal: Principal, @From() from: AskedFrom): Promise<Accepted> {
    return this.accounts.resendConfirmation(principal, from);
  }
}
