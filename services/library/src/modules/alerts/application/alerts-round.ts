import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { forgetBefore } from '../persistence/alerts.js';
import { noteRunning } from '../persistence/watching.js';
import { ChannelAddresses } from './channel-addresses.js';
import { Judging } from './judging.js';

const keptMs = 90 * 86_400_000;

/** What has to be looked at from time to time; each part may be done again at any moment. */
@Injectable()
export class AlertsRound {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly judging: Judging,
    private readonly addresses: ChannelAddresses,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await noteRunning(this.database, now);
    await this.judging.catchUp();
    await this.judging.learnRhythms();
    await this.judging.findSilent();
    await this.addresses.relockAll();
    await forgetBefore(this.database, new Date(now.getTime() - keptMs));
  }
}
