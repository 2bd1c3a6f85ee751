import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ForceGate, GateVerdict } from '@stroomwerk/contracts/releases';
import { Answers } from '@stroomwerk/kernel';
import { Actor, Allow, type ReleaseActor } from '../../access/index.js';
import { GateKeeper } from '../application/gate-keeper.js';

@Controller('releases/:remote/versions/:version/gate')
export class GateController {
  constructor(private readonly keeper: GateKeeper) {}

  @Allow('ops', 'team-token', 'member')
  @Get()
  @Answers(GateVerdict)
  gateVerdict(@Param('remote') remote: string, @Param('version') version: string): Promise<GateVerdict> {
    return this.keeper.verdict(remote, version);
  }

  @Allow('ops', 'team-token')
  @Post()
  @Answers(GateVerdict)
  async askGate(
    @Param('remote') remote: string,
    @Param('version') version: string,
    @Actor() by: ReleaseActor,
  ): Promise<GateVerdict> {
    await this.keeper.ask(remote, version, by);
    return this.keeper.verdict(remote, version);
  }

  @Allow('ops')
  @Put()
  @Answers(GateVerdict)
  async forceGate(
    @Param('remote') remote: string,
    @Param('version') version: string,
    @Body({ schema: ForceGate }) { reason }: ForceGate,
    @Actor() by: ReleaseActor,
  ): Promise<GateVerdict> {
    await this.keeper.force(remote, version, reason, by);
    return this.keeper.verdict(remote, version);
  }
}
