import type { PlatformHealth, PlatformReadiness, ServiceName } from '@stroomwerk/contracts/common';
import { ServiceHealth, stepInWords } from '@stroomwerk/contracts/common';
import type { ClientLimits } from '@stroomwerk/kernel/limits';
import { serviceNames } from '../proxy/prefix-table.js';
import type { Faults } from './active-files.js';

type Part = PlatformHealth['parts'][string];

/** Without these the site is none: nobody signs in, and there is nothing to look for (ADR 0015). */
const essential: readonly ServiceName[] = ['auth', 'library'];
/** Milliseconds that a service has to say how it is; a little more than its own parts have. */
const answersWithin = 1_900;

interface Checked {
  readonly status: number;
  readonly body: PlatformHealth;
  readonly readiness: PlatformReadiness;
}

export interface HealthSources {
  readonly services: Readonly<Record<ServiceName, string>>;
  /** What of the edge itself, and of the remotes it serves, is not as it should be. */
  readonly edge: () => Promise<Faults>;
  /** What is worth knowing of the edge although it is well. */
  readonly note?: () => string | undefined;
  readonly clients: () => ClientLimits['state'];
}

/** The state of every part. Answers 503 until each of them was ready once, afterwards 200 whatever happens. */
export class PlatformHealthCheck {
  private readonly wasReady = new Set<string>();
  private asking: Promise<Checked> | undefined;

  constructor(private readonly sources: HealthSources) {}

  /** Callers at the same moment share one round of questions. */
  check(): Promise<Checked> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<Checked> {
    const [{ reasons: missing, remotes }, asked] = await Promise.all([
      this.sources.edge(),
      Promise.all(
        serviceNames.map(async (name) => [name, await askService(this.sources.services[name])] as const),
      ),
    ]);
    const notes = missing.length > 0 ? missing : [this.sources.note?.()];
    const detail = [...notes, limitsHit(this.sources.clients())].filter(Boolean).join('; ');
    const unwell = this.wasReady.has('edge') ? 'degraded' : 'starting';
    const edge = part(missing.length === 0 ? 'ok' : unwell, 1, detail === '' ? undefined : detail);
    const parts: Record<string, Part> = Object.fromEntries([
      ['edge', edge],
      ...asked.map(([name, { state }]) => [name, state] as const),
    ]);
    for (const [name, { status }] of Object.entries(parts)) if (status === 'ok') this.wasReady.add(name);
    const started = Object.keys(parts).every((name) => this.wasReady.has(name));
    const broken = Object.entries(remotes).map(
      ([name, lines]) => [name, part('degraded', null, lines.join('; '))] as const,
    );
    const well = broken.length === 0 && Object.values(parts).every(({ status }) => status === 'ok');
    const gone = asked.every(([, { state }]) => state.status === 'down');
    const reasons = [
      ...missing,
      ...asked.flatMap(([name, { ready, state }]) =>
        essential.includes(name) && !ready ? [reasonOf(name, state)] : [],
      ),
    ];
    return {
      status: started ? 200 : 503,
      body: {
        status: !started ? 'starting' : well ? 'ok' : gone ? 'down' : 'degraded',
        parts: { ...parts, ...Object.fromEntries(broken) },
      },
      readiness: { ready: reasons.length === 0, reasons, degraded: Object.values(remotes).flat() },
    };
  }
}

/** Why the site cannot serve without it: `library is starting: catalogue 1,500 of 3,258`, `auth: not reachable`. */
function reasonOf(name: string, { status, detail }: Part): string {
  if (status !== 'starting') return `${name}: ${detail ?? status}`;
  return `${name} is starting${detail === undefined ? '' : `: ${detail}`}`;
}

/** Whether callers meet their limits; undefined while nobody does. */
function limitsHit({ refused, uploads }: ClientLimits['state']): string | undefined {
  const said = [
    ...(refused > 0 ? [`${refused} requests refused in the last minute`] : []),
    ...(uploads > 0 ? [`${uploads} large bodies under way`] : []),
  ];
  return said.length > 0 ? said.join(', ') : undefined;
}

const part = (status: Part['status'], apiVersion: number | null, detail?: string): Part => ({
  status,
  api_version: apiVersion,
  ...(detail === undefined ? {} : { detail }),
});

/** How a service says it is. One that lives and does not say so in time is degraded, not down. */
async function askService(url: string): Promise<{ ready: boolean; state: Part }> {
  const ask = (path: string) => fetch(url + path, { signal: AbortSignal.timeout(answersWithin) });
  const alive = ask('/health').then(
    async ({ body }) => body?.cancel().then(() => true) ?? true,
    () => false,
  );
  try {
    const response = await ask('/health/ready');
    const health = ServiceHealth.safeParse(await response.json());
    if (!health.success)
      return { ready: false, state: part('degraded', null, `answered ${response.status} without its state`) };
    const { status, api_version, parts, progress } = health.data;
    const unwell = Object.entries(parts).filter(([, state]) => state !== 'ok');
    const detail = [
      ...(progress ? [stepInWords(progress)] : []),
      ...unwell.map(([name, state]) => `${name}: ${state}`),
    ].join(', ');
    return { ready: response.ok, state: part(status, api_version, detail === '' ? undefined : detail) };
  } catch (error) {
    if (await alive)
      return { ready: false, state: part('degraded', null, 'lives, and does not say how it is') };
    const late = (error as Error | undefined)?.name === 'TimeoutError';
    return { ready: false, state: part('down', null, late ? 'no answer in time' : 'not reachable') };
  }
}
