import { setTimeout as pause } from 'node:timers/promises';
import { type RingName, ringNames, rings, type SecretRule } from '@stroomwerk/kernel/signing';
import { type DatabaseRotation, type DatabaseSecret, isDatabaseSecret } from './database-rotation.js';
import { isGiven, keptRing, newValue, renewRing, ringVariable } from './link-secrets.js';
import { variableBefore } from './ring-text.js';
import type { Settings } from './settings.js';
import { StartError } from './start-error.js';
import type { Supervisor } from './supervisor.js';

/** @throws StartError that says what to do where the value is the operator's own */
export function refuseGiven(settings: Settings, name: RingName): void {
  if (!isGiven(settings, name)) return;
  const { lives } = rings[name];
  const source = settings[name] === undefined ? 'follows from APP_SECRET' : 'is set in the environment';
  throw new StartError(
    `${name} ${source}, which is yours: nothing was changed. Draw a value (openssl rand -base64 32), then restart one process after another (${rings[name].holders.join(', ')}) with ${name}=<old>,<new>, then all of them with ${name}=<new>,<old>, and after ${lives} s with <new> alone.`,
  );
}

/** @returns ends it */
export function tidyEveryMinute(rotation: Pick<Rotation, 'tidy'>, say: (line: string) => void): () => void {
  const timer = setInterval(() => {
    rotation.tidy().catch((error: unknown) => say(`Spent secrets stay for now: ${String(error)}`));
  }, 60_000).unref();
  return () => clearInterval(timer);
}

/** Gives the processes of a running platform new secrets, one at a time. */
export class Rotation {
  #last: Promise<unknown> = Promise.resolve();
  readonly #given: Map<RingName, string>;

  constructor(
    private readonly settings: Settings,
    private readonly supervisor: Pick<Supervisor, 'give'>,
    private readonly database: Pick<DatabaseRotation, 'rotate' | 'mend'>,
    private readonly clock: () => Date = () => new Date(),
  ) {
    this.#given = new Map(ringNames.map((name) => [name, ringVariable(settings, name, clock())]));
  }

  /**
   * Everybody who holds it can verify the new value before anybody signs with it. What is in the file signs: a crash at
   * any moment leaves either the old value, with which nothing new was signed, or the new one with the old one beside it.
   * @throws StartError when the value is the operator's
   */
  rotate(name: RingName | DatabaseSecret): Promise<void> {
    if (isDatabaseSecret(name)) return this.#next(() => this.database.rotate(name));
    refuseGiven(this.settings, name);
    return this.#next(async () => {
      const { dataDir } = this.settings;
      const next = newValue(name);
      const { overlap = 0 }: SecretRule = rings[name];
      await this.#give(name, variableBefore(keptRing(dataDir, name, this.clock()), next));
      await pause(overlap * 1_000);
      renewRing(dataDir, name, next, this.clock());
      await this.#refresh(name);
    });
  }

  /** Takes spent values whose time is over from the processes, and mends logins. To be called now and then. */
  tidy(): Promise<void> {
    return this.#next(async () => {
      for (const name of ringNames) await this.#refresh(name);
      await this.database.mend();
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #refresh(name: RingName): Promise<void> {
    const variable = ringVariable(this.settings, name, this.clock());
    if (this.#given.get(name) !== variable) await this.#give(name, variable);
  }

  async #give(name: RingName, variable: string): Promise<void> {
    await this.supervisor.give({ [name]: variable });
    this.#given.set(name, variable);
  }
}
