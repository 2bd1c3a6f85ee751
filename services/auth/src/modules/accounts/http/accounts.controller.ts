import { Body, Controller, Get, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Accepted,
  ConfirmEmailRequest,
  CurrentUser as CurrentUserSchema,
  RegisterQuery,
  RegisterRequest,
  RegisterResponse,
} from '@stroomwerk/contracts/auth';
import { Answers, CurrentUser, type Principal, Public } from '@stroomwerk/kernel';
import type { z } from 'zod';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { AccountsService } from '../application/accounts.service.js';
import { RegistrationService } from '../application/registration.service.js';

@ApiTags('accounts')
@Controller('auth')
export class AccountsController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly accounts: AccountsService,
  ) {}

  /** The same answer whether or not the address is taken. */
  @Public()
  @UseGuards(RateLimit)
  @Post('register')
  @Answers(RegisterResponse)
  register(
    @Body({ schema: RegisterRequest }) body: RegisterRequest,
    @Query({ schema: RegisterQuery }) query: z.infer<typeof RegisterQuery>,
  ): Promise<RegisterResponse> {
    return this.registration.register(body, query.ref);
  }

  @Get('me')
  @Answers(CurrentUserSchema)
  me(@CurrentUser() principal: Principal): Promise<CurrentUserSchema> {
    return this.accounts.me(principal);
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
  resendConfirmation(@CurrentUser() principal: Principal): Promise<Accepted> {
    return this.accounts.resendConfirmation(principal);
  }
}
