import { Body, Controller, Get, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Accepted, ChooseMyMail, MyMail } from '@stroomwerk/contracts/auth';
import { Answers, CurrentUser, type Principal } from '@stroomwerk/kernel';
import { type AskedFrom, From } from '../../../asker/asker.js';
import { RateLimit } from '../../../rate-limit/rate-limit.guard.js';
import { MyMailService } from '../application/my-mail.service.js';

@ApiTags('mail')
@Controller('auth/me/mail')
export class MyMailController {
  constructor(private readonly mail: MyMailService) {}

  @Get()
  @Answers(MyMail)
  myMail(@CurrentUser() principal: Principal): Promise<MyMail> {
    return this.mail.of(principal);
  }

  @Put()
  @Answers(MyMail)
  chooseMyMail(
    @CurrentUser() principal: Principal,
    @Body({ schema: ChooseMyMail }) body: ChooseMyMail,
  ): Promise<MyMail> {
    return this.mail.choose(principal, body);
  }

  @UseGuards(RateLimit)
  @Post('mend')
  @Answers(Accepted)
  mendMyMail(@CurrentUser() principal: Principal, @From() from: AskedFrom): Promise<Accepted> {
    return this.mail.mend(principal, from);
  }
}
