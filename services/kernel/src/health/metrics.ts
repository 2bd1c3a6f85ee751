import { Controller, Get, Header, Inject, Injectable, type OnApplicationShutdown, Req } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
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

const inside = /^(::1|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.))/;

@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** Only for callers of the own network that came without a proxy. */
  @Public()
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(@Req() request: FastifyRequest): Promise<string> {
    const direct = request.headers['x-forwarded-for'] === undefined && inside.test(request.ip);
    if (!direct) throw new AppError('common.not_found');
    return this.metrics.registry.metrics();
  }
}
