import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pg from 'pg';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import type { DatabaseLogin } from '../database/login.js';
import { identifier } from '../database/names.js';
import { type CommonEnv, runtimeLogin, SERVICE_ENV } from '../env/environment.js';

type Handler = (payload: string) => void;

/** One connection that listens to the service's channels, and reconnects. Each handler also runs after a reconnect. */
@Injectable()
export class PgListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('PgListener');
  private readonly handlers = new Map<string, Handler>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly login: DatabaseLogin;
  private unfollow: (() => void) | undefined;

  constructor(
    @Inject(SERVICE_ENV) env: CommonEnv,
    @Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition,
  ) {
    this.login = runtimeLogin(env, def.name);
  }

  /** To be called from a constructor. The handler gets '' when messages may have been missed. */
  on(channel: string, handler: Handler): void {
    this.handlers.set(channel, handler);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect(0);
    this.unfollow = this.login.onReplaced(() => void this.client?.end()); // And listens again with the new one.
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    this.unfollow?.();
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async connect(attempt: number): Promise<void> {
    const client = new pg.Client({
      connectionString: this.login.url,
      application_name: `listen-${this.def.name}`,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.(payload ?? ''));
    client.on('error', (error) => this.logger.warn(`listening stopped: ${error.message}`));
    client.once('end', () => this.reconnect(client, 1));
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`listen ${identifier(channel)}`);
      this.client = client;
      for (const handler of this.handlers.values()) handler('');
    } catch (error) {
      this.logger.warn(`cannot listen: ${error instanceof Error ? error.message : String(error)}`);
      client.removeAllListeners('end');
      void client.end().catch(() => undefined);
      this.reconnect(client, attempt + 1);
    }
  }

  private reconnect(gone: pg.Client, attempt: number): void {
    if (this.closed) return;
    if (this.client === gone) this.client = undefined;
    this.retry = setTimeout(() => void this.connect(attempt), Math.min(200 * 2 ** attempt, 10_000));
  }
}
