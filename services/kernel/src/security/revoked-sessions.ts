import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { Clock } from '../clock.js';
import { channels } from '../database/names.js';
import { PgListener } from '../events/listener.js';

/** Finds what a lost notification left behind, and forgets what has expired. */
const refreshMs = 30_000;

/** Sessions whose access tokens are refused: a table, and a copy of it in memory that LISTEN/NOTIFY keeps fresh. */
@Injectable()
export class RevokedSessions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('RevokedSessions');
  private readonly until = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private loading: Promise<void> | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition,
    listener: PgListener,
  ) {
    listener.on(channels(def.name).revoked, (payload) => this.notified(payload));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.load();
    this.timer = setInterval(() => this.reload(), refreshMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.loading;
  }

  /** Whether the session was ended. */
  has(sid: string): boolean {
    return (this.until.get(sid) ?? 0) > this.clock.now().getTime();
  }

  /**
   * Refuses a session's tokens from the commit of the transaction on, in every process of this service.
   * @param until when the last of its access tokens expires
   */
  async revoke(manager: EntityManager, sid: string, until: Date): Promise<void> {
    await manager.query(
      `insert into revoked_session (sid, until) values ($1, $2)
       on conflict (sid) do update set until = greatest(revoked_session.until, excluded.until)`,
      [sid, until],
    );
    await manager.query('select pg_notify($1, $2)', [channels(this.def.name).revoked, sid]);
  }

  private notified(payload: string): void {
    if (payload === '') {
      this.reload();
      return;
    }
    // Any role of the database may send a message; which sessions are ended stands in the table only.
    this.read(payload).catch((error: Error) =>
      this.logger.warn(`a revoked session was not read: ${error.message}`),
    );
  }

  private async read(sid: string): Promise<void> {
    const rows = await this.source.query<{ until: Date }[]>(
      'select until from revoked_session where sid::text = $1',
      [sid],
    );
    for (const { until } of rows) this.until.set(sid, until.getTime());
  }

  private reload(): void {
    this.loading ??= this.load()
      .catch((error: Error) => this.logger.warn(`revoked sessions were not read: ${error.message}`))
      .finally(() => {
        this.loading = undefined;
      });
  }

  private async load(): Promise<void> {
    const now = this.clock.now();
    await this.source.query('delete from revoked_session where until < $1', [now]);
    const rows = await this.source.query<{ sid: string; until: Date }[]>(
      'select sid, until from revoked_session',
    );
    for (const { sid, until } of rows) this.until.set(sid, until.getTime());
    for (const [sid, until] of this.until) if (until < now.getTime()) this.until.delete(sid);
  }
}
