import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';

export const statusFilters = ['all', 'running', 'paused', 'stopped'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** In place of an n8n: what is reported to us. */
export const byHand = 'by-hand';

export interface Filter {
  readonly status: StatusFilter;
  /** Id of a connection, `byHand`, or empty for all. */
  readonly n8n: string;
}

/** The filter of an address; what makes no sense there is none. */
export const readFilter = (query: URLSearchParams): Filter => ({
  status: statusFilters.find((one) => one === query.get('status')) ?? 'all',
  n8n: query.get('n8n') ?? '',
});

/** Whether an automation is in the n8n that is asked for. */
const inN8n = ({ connection }: Automation, n8n: string): boolean =>
  n8n === '' || (n8n === byHand ? !connection : connection?.id === n8n);

/** What the filter leaves. */
export const shownOf = (items: readonly Automation[], { status, n8n }: Filter): Automation[] =>
  items.filter((one) => (status === 'all' || one.status === status) && inN8n(one, n8n));

/** How many each status leaves in the chosen n8n. */
export function countsOf(items: readonly Automation[], n8n: string): Record<StatusFilter, number> {
  const there = items.filter((one) => inN8n(one, n8n));
  const count = (status: AutomationStatus) => there.filter((one) => one.status === status).length;
  return {
    all: there.length,
    running: count('running'),
    paused: count('paused'),
    stopped: count('stopped'),
  };
}

/** The n8n instances that automations are in, by name; with those by hand where there are both. */
export function placesOf(items: readonly Automation[]): { id: string; name: string | null }[] {
  const named = new Map(
    items.flatMap(({ connection }) => (connection ? [[connection.id, connection.name]] : [])),
  );
  const places = [...named].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
  const hand = items.some(({ connection }) => !connection) ? [{ id: byHand, name: null }] : [];
  return [...places, ...hand];
}
