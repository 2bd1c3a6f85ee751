import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { withoutAccount } from '@stroomwerk/contracts/library';
import { AppError, Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { knownProduct } from '../../workflows/domain/vendors.js';
import { keepMyApps, libraryNames, myAppsOf } from '../persistence/my-apps.js';

const unknownApps: Record<Language, (names: string) => string> = {
  nl: (names) => `Die app kennen we niet: ${names}`,
  en: (names) => `We do not know that app: ${names}`,
};
const mostNamed = 5;

/** The integrations that an account works with. */
@Injectable()
export class MyAppsStore {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Names as the library writes them, in alphabetical order; empty where the account never said. */
  of(userId: string): Promise<string[]> {
    return myAppsOf(this.database, userId);
  }

  /** What a workflow may use for whoever works with these: them, and what needs no account. Empty where it never said. */
  async reach(userId: string): Promise<string[]> {
    const apps = await this.of(userId);
    return apps.length === 0 ? apps : [...new Set([...apps, ...withoutAccount])];
  }

  /**
   * Keeps the account's choice in place of the one before. Case does not matter; each once.
   * @throws AppError common.invalid_request naming what neither the library nor our table of products has; nothing is kept
   *   then
   */
  async set(userId: string, wanted: readonly string[], lang: Language): Promise<string[]> {
    const names = [...new Set(wanted.map((name) => name.trim()))].filter((name) => name !== '');
    const used = await libraryNames(this.database, names);
    const known = new Map(
      names.flatMap((name) => {
        const is = used.get(name.toLowerCase()) ?? knownProduct(name);
        return is === undefined ? [] : [[name.toLowerCase(), is]];
      }),
    );
    const unknown = names.filter((name) => !known.has(name.toLowerCase()));
    if (unknown.length > 0)
      throw new AppError('common.invalid_request', {
        fields: { apps: unknownApps[lang](unknown.slice(0, mostNamed).join(', ')) },
      });
    const apps = [...known.values()].sort((a, b) => a.localeCompare(b, 'en'));
    await keepMyApps(this.database, userId, apps, this.clock.now());
    return apps;
  }
}
