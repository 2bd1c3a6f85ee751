import { resolve } from 'node:path';
import {
  type PlatformAddress,
  platformAt,
  type RunningPlatform,
  type Seed,
  type Platform as StartedPlatform,
  startPlatform as start,
} from '@stroomwerk/test-kit';

export type { RunningPlatform } from '@stroomwerk/test-kit';
export type Platform = StartedPlatform;

/** The repository; the platform that a journey runs on is started from it like a newcomer would. */
export const root = resolve(__dirname, '../../..');

/** What infra/test-kit/journeys-setup.mjs made for this run. */
const made = <T>(name: string): T | undefined => {
  const text = process.env[name];
  return text === undefined ? undefined : (JSON.parse(text) as T);
};

/**
 * Starts a platform of this journey's own, for what changes it, breaks it or needs other settings. It begins with a filled
 * catalogue and published releases.
 * @param extra environment @param checkout another one than this repository
 */
export const startPlatform = (extra: Record<string, string> = {}, checkout = root): Promise<Platform> =>
  start(checkout, extra, made<Seed>('JOURNEYS_SEED'));

/** Starts a platform as a newcomer does: with an empty data folder, and its own PostgreSQL in there. */
export const startFromNothing = (extra: Record<string, string> = {}): Promise<Platform> => start(root, extra);

/**
 * The platform that runs for every journey which leaves it as it was: their people are their own, and what they change
 * nobody else looks at. Several journeys use it at once.
 */
export function sharedPlatform(): RunningPlatform {
  const address = made<PlatformAddress>('JOURNEYS_PLATFORM');
  if (!address) throw new Error('No platform is shared: run the journeys with jest.e2e.config.mjs.');
  return platformAt(root, address);
}
