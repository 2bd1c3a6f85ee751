import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CloseGateAccount, GateAccount, OpenGateAccount } from '@stroomwerk/contracts/auth';
import { Answers, Public } from '@stroomwerk/kernel';
import { GateAccounts } from '../application/gate-accounts.service.js';

@ApiTags('gate')
@Controller('auth/gate')
export class GateAccountsController {
  constructor(private readonly accounts: GateAccounts) {}

  @Public()
  @Post('open')
  @Answers(GateAccount)
  openGateAccount(@Body({ schema: OpenGateAccount }) { proof }: OpenGateAccount): Promise<GateAccount> {
    return this.accounts.open(proof);
  }

  @Public()
  @Post('close')
  @Answers(null, 204)
  closeGateAccount(@Body({ schema: CloseGateAccount }) { proof, id }: CloseGateAccount): Promise<void> {
    return this.accounts.close(proof, id);
  }
}
