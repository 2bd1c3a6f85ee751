import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Accepted, ForgotPasswordRequest, ResetPasswordRequest } from '@stroomwerk/contracts/auth';
import { Answers, Public } from '@stroomwerk/kernel';
import { type AskedFrom, From } from '../../../asker/asker.js';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { PasswordsService } from '../application/passwords.service.js';

@ApiTags('passwords')
@Controller('auth/password')
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @Public()
  @UseGuards(RateLimit)
  @Post('forgot')
  @Answers(Accepted)
  forgotPassword(
    @Body({ schema: ForgotPasswordRequest }) body: ForgotPasswordRequest,
    @From() from: AskedFrom,
  ): Promise<Accepted> {
    return this.passwords.forgot(body.email, from);
  }

  @Public()
  @UseGuards(RateLimit)
  @Post('reset')
  @Answers(Accepted)
  resetPassword(
    @Body({ schema: ResetPasswordRequest }) body: ResetPasswordRequest,
    @From() from: AskedFrom,
  ): Promise<Accepted> {
    return this.passwords.reset(body.token, body.password, from);
  }
}
