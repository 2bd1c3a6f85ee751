import { type Postgres, startPostgres } from './postgres.js';

/** The PostgreSQL that a start brings along, from the moment it is asked for: a stop in between waits for it and ends it. */
export class OwnPostgres {
  #server: Postgres | undefined;
  #pending: Promise<Postgres> | undefined;

  constructor(private readonly dataDir: string) {}

  get server(): Postgres | undefined {
    return this.#server;
  }

  /** @param port wanted port @throws StartError with one sentence that says what to do */
  async start(port?: number): Promise<Postgres> {
    this.#pending = startPostgres({ dataDir: this.dataDir, ...(port === undefined ? {} : { port }) });
    this.#server = await this.#pending;
    return this.#server;
  }

  /** @param say takes a line when it had to be ended by force @returns whether none is left */
  async stop(say?: (line: string) => void): Promise<boolean> {
    // Whoever asked for one that failed is told so; the one before it may live.
    const server = (await this.#pending?.catch(() => undefined)) ?? this.#server;
    return (await server?.stop(say)) ?? true;
  }
}
