import pg from 'pg';
import { Rotating } from '../signing/key-ring.js';

/**
 * What a service connects to its database with, as a connection string. A rotation replaces it while the process runs
 * (ADR 0012): new connections are made with what it is then.
 */
export class DatabaseLogin extends Rotating {
  private readonly followers = new Set<() => void>();

  constructor(private value: string) {
    super();
  }

  get url(): string {
    return this.value;
  }

  replace(url: string): void {
    this.value = url;
    for (const follow of this.followers) follow();
  }

  /** @param follow called after each replacement @returns ends that */
  onReplaced(follow: () => void): () => void {
    this.followers.add(follow);
    return () => this.followers.delete(follow);
  }
}

/**
 * A class of pools that open each connection with the login as it is then, and close those of an earlier one as soon as
 * nobody uses them.
 */
export function poolWith(login: DatabaseLogin): new (options: pg.PoolConfig) => pg.Pool {
  const openedWith = new WeakMap<pg.ClientBase, string>();

  class LoginClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: login.url });
      openedWith.set(this, login.url);
      // One that is gone tells whoever holds it at its next query; unheard between two of them, it would end the process.
      this.on('error', () => undefined);
    }
  }

  return class LoginPool extends pg.Pool {
    private readonly unfollow: () => void;

    constructor(options: pg.PoolConfig) {
      super({ ...options, Client: LoginClient } as pg.PoolConfig);
      this.unfollow = login.onReplaced(() => void this.renew());
      // The pool forgets a connection that is ending when it comes back.
      this.on('release', (_, client) => {
        if (openedWith.get(client) !== login.url) void (client as unknown as pg.Client).end();
      });
    }

    /** Takes each idle connection and gives it back, which closes it. */
    private async renew(): Promise<void> {
      for (let left = this.idleCount; left > 0 && !this.ending; left -= 1)
        await this.connect().then(
          (client) => client.release(),
          () => undefined, // Whoever wants one next is told.
        );
    }

    override end(): Promise<void>;
    override end(callback: () => void): void;
    override end(callback?: () => void): Promise<void> | undefined {
      this.unfollow();
      if (callback === undefined) return super.end();
      super.end(callback);
      return undefined;
    }
  };
}
