import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Inject, Injectable, type OnApplicationShutdown, Req } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { type CommonEnv, SERVICE_ENV } from '../env/environment.js';
import { Relay } from '../events/relay.js';
import { AppError } from '../http/app-error.js';
import { Public } from '../security/decorators.js';

/** Figures of this process for Prometheus. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(@Inject(SERVICE_DEFINITION) def: ServiceDefinition, relay: Relay) {
    this.registry.setDefaultLabels({ service: def.name });
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    });
    new Gauge({
      name: 'outbox_lag_seconds',
      help: 'How long the oldest event has been waiting in the outbox',
      registers: [this.registry],
      async collect() {
        this.set(await relay.lagSeconds());
      },
    });
  }

  /** Measures every request by its route, never by its address. */
  observe(app: NestFastifyApplication): void {
    const server = app.getHttpAdapter().getInstance();
    server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      const route = request.routeOptions.url ?? 'none';
      this.requests.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1_000,
      );
      done();
    });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}

/** Compares without telling by its duration how much was right. */
const same = (given: string, wanted: string): boolean => {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(SERVICE_ENV) private readonly env: CommonEnv,
  ) {}

  /** Only for whoever has METRICS_TOKEN; for all others, and where none was given, there is nothing here. */
  @Public()
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(@Req() request: FastifyRequest): Promise<string> {
    const { METRICS_TOKEN: token } = this.env;
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (token === undefined || !same(given, token)) throw new AppError('common.not_found');
    return this.metrics.registry.metrics();
  }
}
