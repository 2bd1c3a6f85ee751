import type { Server } from 'node:http';
import { Controller, Get, Inject, Injectable, type OnApplicationShutdown, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { ServiceHealth } from '@stroomwerk/contracts';
import { Queue } from 'bullmq';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { type CommonEnv, SERVICE_ENV } from '../env/environment.js';
import { Relay } from '../events/relay.js';
import { isDraining } from '../limits/index.js';
import { queueConnection } from '../queue/backend.js';
import { redisOf } from '../queue/redis.js';
import { Schedules } from '../queue/schedules.js';
import { Public } from '../security/decorators.js';
import { within } from '../within.js';

/** Below what the edge waits for the whole: a part that is down is named, not the service. */
const limitMs = 1_500;
/** An outbox that is behind by more is named degraded. */
const lagLimitSeconds = 30;

type State = ServiceHealth['status'];

/** How the process and what it stands on are doing. */
@Injectable()
export class Health implements OnApplicationShutdown {
  private ready = false;
  private readonly queue: Queue | undefined;
  private readonly redis: Redis | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly relay: Relay,
    private readonly schedules: Schedules,
    @Inject(SERVICE_ENV) env: CommonEnv,
    @Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition,
  ) {
    this.redis = redisOf(env);
    if (this.redis) return;
    this.queue = new Queue(`${def.name}.health`, { connection: queueConnection(env, def) });
    this.queue.on('error', () => undefined); // The check below reports it.
  }

  /** Called once, when the process listens and its workers run. */
  markReady(): void {
    this.ready = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue?.close();
  }

  /** The process itself. */
  alive(): ServiceHealth {
    const { name: service, apiVersion: api_version } = this.def;
    return { status: this.ready ? 'ok' : 'starting', service, api_version, parts: {} };
  }

  /** The process, and what it stands on: its database and its queue. */
  async check(): Promise<{ ready: boolean; health: ServiceHealth }> {
    const [database, queue, outbox] = await Promise.all([
      this.database(),
      this.state(async () => this.redis?.ping() ?? this.queue?.count()),
      this.state(async () => {
        if ((await this.relay.lagSeconds()) > lagLimitSeconds) throw new Error('behind');
      }),
    ]);
    const parts: ServiceHealth['parts'] = {
      database,
      queue,
      outbox: outbox === 'down' ? 'degraded' : outbox,
      ...(this.schedules.any ? { schedules: this.schedules.failing().length > 0 ? 'degraded' : 'ok' } : {}),
    };
    const well = Object.values(parts).every((part) => part === 'ok');
    const status: State = !this.ready ? 'starting' : well ? 'ok' : 'degraded';
    const ready = this.ready && database !== 'down' && queue === 'ok';
    return { ready, health: { ...this.alive(), status, parts } };
  }

  /** One that takes no changes (a replica after a fail-over, say) still answers whoever reads. */
  private async database(): Promise<State> {
    let readOnly = false;
    const state = await this.state(async () => {
      const rows = await this.source.query<{ read_only: boolean }[]>(
        `select current_setting('transaction_read_only')::boolean as read_only`,
      );
      readOnly = rows[0]?.read_only === true;
    });
    return state === 'ok' && readOnly ? 'degraded' : state;
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

  /** Whether the process lives: whoever asks and gets no answer may end it. */
  @Public()
  @Get()
  alive(): ServiceHealth {
    return this.health.alive();
  }

  /** Whether requests may be sent here: 503 while it starts or ends, or its database or queue does not answer. */
  @Public()
  @Get('ready')
  async ready(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceHealth> {
    const { ready, health } = await this.health.check();
    const ending = isDraining(request.server.server as Server);
    void reply.status(ready && !ending ? 200 : 503);
    return ending ? { ...health, status: 'down' } : health;
  }
}
