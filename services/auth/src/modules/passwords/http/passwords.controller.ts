import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Accepted, ForgotPasswordRequest, ResetPasswordRequest } from '@stroomwerk/contracts/auth';
import { Answers, Public } from '@stroomwerk/kernel';
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
  forgotPassword(@Body({ schema: ForgotPasswordRequest }) body: ForgotPasswordRequest): Promise<Accepted> {
    return this.passwords.forgot(body.email);
  }

  @Public()
  @UseGuards(RateLimit)
  @Post('reset')
  @Answers(Accepted)
  resetPassword(@Body({ schema: ResetPasswordRequest }) body: ResetPasswordRequest): Promise<Accepted> {
    return this.passwords.reset(body.token, body.password);
  }
}
