import { Controller, Get, Inject, Injectable, type OnApplicationShutdown, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { ServiceHealth } from '@stroomwerk/contracts';
import { Queue } from 'bullmq';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { type CommonEnv, SERVICE_ENV } from '../env/environment.js';
import { Relay } from '../events/relay.js';
import { queueConnection } from '../queue/backend.js';
import { Public } from '../security/decorators.js';
import { within } from '../within.js';

const limitMs = 2_000;
/** An outbox that is behind by more is named degraded. */
const lagLimitSeconds = 30;

type State = ServiceHealth['status'];

/** How the process and what it stands on are doing. */
@Injectable()
export class Health implements OnApplicationShutdown {
  private ready = false;
  private readonly queue: Queue;

  constructor(
    private readonly source: DataSource,
    private readonly relay: Relay,
    @Inject(SERVICE_ENV) env: CommonEnv,
    @Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition,
  ) {
    this.queue = new Queue(`${def.name}.health`, { connection: queueConnection(env, def) });
    this.queue.on('error', () => undefined); // The check below reports it.
  }

  /** Called once, when the process listens and its workers run. */
  markReady(): void {
    this.ready = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  async check(): Promise<ServiceHealth> {
    const [database, queue, outbox] = await Promise.all([
      this.state(() => this.source.query('select 1')),
      this.state(() => this.queue.count()),
      this.state(async () => {
        if ((await this.relay.lagSeconds()) > lagLimitSeconds) throw new Error('behind');
      }),
    ]);
    const parts: ServiceHealth['parts'] = {
      database,
      queue,
      outbox: outbox === 'down' ? 'degraded' : outbox,
    };
    const well = Object.values(parts).every((part) => part === 'ok');
    const status: State = !this.ready ? 'starting' : well ? 'ok' : 'degraded';
    return { status, service: this.def.name, api_version: this.def.apiVersion, parts };
  }

  private async state(ask: () => Promise<unknown>): Promise<State> {
    try {
      await within(limitMs, 'no answer', ask());
      return 'ok';
    } catch {
      return 'down'; // The state is the report; the part's own log has the reason.
    }
  }
}

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly health: Health) {}

  /** 503 while starting, then 200 with the state of each part. */
  @Public()
  @Get()
  async check(@Res({ passthrough: true }) reply: FastifyReply): Promise<ServiceHealth> {
    const health = await this.health.check();
    void reply.status(health.status === 'starting' ? 503 : 200);
    return health;
  }
}
