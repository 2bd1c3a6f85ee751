import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Accepted,
  LiftMailTrouble,
  OpsMailActs,
  OpsMailTroubles,
  OpsMailTroublesQuery,
  OpsUnsettledMails,
} from '@stroomwerk/contracts/auth';
import { Answers, CurrentUser, type Principal, Roles } from '@stroomwerk/kernel';
import { OpsMailService } from '../application/ops-mail.service.js';

@ApiTags('ops')
@Roles('ops')
@Controller('auth/ops/mail')
export class OpsMailController {
  constructor(private readonly mail: OpsMailService) {}

  /** Searches addresses that mail does not reach or that complained. */
  @Get('troubles')
  @Answers(OpsMailTroubles)
  opsMailTroubles(
    @Query({ schema: OpsMailTroublesQuery }) query: OpsMailTroublesQuery,
  ): Promise<OpsMailTroubles> {
    return this.mail.troubles(query);
  }

  /** Takes an address from the list; who did it and why is kept. */
  @Post('troubles/lift')
  @Answers(Accepted)
  opsLiftMailTrouble(
    @CurrentUser() actor: Principal,
    @Body({ schema: LiftMailTrouble }) body: LiftMailTrouble,
  ): Promise<Accepted> {
    return this.mail.lift(actor, body);
  }

  @Get('acts')
  @Answers(OpsMailActs)
  opsMailActs(): Promise<OpsMailActs> {
    return this.mail.acts();
  }

  /** Mails that did not arrive, or of which nobody knows. */
  @Get('unsettled')
  @Answers(OpsUnsettledMails)
  opsUnsettledMails(): Promise<OpsUnsettledMails> {
    return this.mail.unsettled();
  }
}
