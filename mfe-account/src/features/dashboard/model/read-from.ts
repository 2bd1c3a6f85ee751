import type { Automation } from '@stroomwerk/contracts/library';

/** Which n8n instances the list was read from, and when the one that was looked at longest ago. */
export interface ReadFrom {
  readonly names: readonly string[];
  readonly at: string;
}

/** @returns null where nothing on the list was read from an n8n */
export function readFrom(items: readonly Automation[]): ReadFrom | null {
  const latest = new Map<string, string>();
  for (const { connection, seen_at: seen, watched } of items) {
    if (!connection || !seen || watched === false) continue;
    const known = latest.get(connection.name);
    if (known === undefined || known < seen) latest.set(connection.name, seen);
  }
  const at = [...latest.values()].sort()[0];
  return at === undefined ? null : { names: [...latest.keys()].sort(), at };
}

/** `09:42:08`, Dutch time: a list that refreshes itself every few seconds says of which one it is. */
export const clockTime = (iso: string): string =>
  new Intl.DateTimeFormat('nl-NL', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(iso));
