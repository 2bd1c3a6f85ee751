import type { PlatformHealth, ServiceName } from '@stroomwerk/contracts/common';
import { ServiceHealth } from '@stroomwerk/contracts/common';
import { serviceNames } from '../proxy/prefix-table.js';

type Part = PlatformHealth['parts'][string];

export interface HealthSources {
  readonly services: Readonly<Record<ServiceName, string>>;
  /** Whether the edge itself can serve a page, and if not, what is missing. */
  readonly edge: () => Promise<string | null>;
}

/** The state of every part. Answers 503 until each of them was ready once, afterwards 200 whatever happens. */
export class PlatformHealthCheck {
  private readonly wasReady = new Set<string>();
  private asking: Promise<{ status: number; body: PlatformHealth }> | undefined;

  constructor(private readonly sources: HealthSources) {}

  /** Callers at the same moment share one round of questions. */
  check(): Promise<{ status: number; body: PlatformHealth }> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<{ status: number; body: PlatformHealth }> {
    const missing = await this.sources.edge();
    const edge: Part = missing === null ? part('ok', 1) : part('starting', 1, missing);
    const asked = await Promise.all(
      serviceNames.map(async (name) => [name, await askService(this.sources.services[name])] as const),
    );
    const parts: Record<string, Part> = Object.fromEntries([['edge', edge], ...asked]);
    for (const [name, { status }] of Object.entries(parts)) if (status === 'ok') this.wasReady.add(name);
    const started = Object.keys(parts).every((name) => this.wasReady.has(name));
    const well = Object.values(parts).every(({ status }) => status === 'ok');
    return {
      status: started ? 200 : 503,
      body: { status: !started ? 'starting' : well ? 'ok' : 'degraded', parts },
    };
  }
}

const part = (status: Part['status'], apiVersion: number | null, detail?: string): Part => ({
  status,
  api_version: apiVersion,
  ...(detail === undefined ? {} : { detail }),
});

async function askService(url: string): Promise<Part> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) });
    const health = ServiceHealth.safeParse(await response.json());
    if (!health.success) return part('down', null, `answered ${response.status} without its state`);
    const unwell = Object.entries(health.data.parts).filter(([, state]) => state !== 'ok');
    const detail = unwell.map(([name, state]) => `${name}: ${state}`).join(', ');
    return part(health.data.status, health.data.api_version, detail === '' ? undefined : detail);
  } catch (error) {
    return part(
      'down',
      null,
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'not reachable',
    );
  }
}
