import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import {
  type GateCheck,
  type GateStatus,
  isGated,
  type ReleaseManifest,
} from '@stroomwerk/contracts/releases';
import { Clock } from '@stroomwerk/kernel';
import { ArtifactStore } from '../../artifacts/domain/artifact-store.js';
import { versionBefore } from '../../releases/domain/move-kind.js';
import { ReleaseStore } from '../../releases/index.js';
import { longestRun } from '../domain/gate-queue.js';
import { type GateOutcome, GateRunner } from '../domain/gate-runner.js';
import { type Gated, GateStore } from '../persistence/gate-store.js';
import type { Progress } from '../queue/gate-bell.js';

/** Who decides, in lists and records. */
const gate = 'gate';

/** So many runs of one release may be broken off; then it waits until somebody asks. */
const attempts = 3;

/** Judges what waits, each remote in its turn and one release at a time across all processes, on the uploaded files. */
@Injectable()
export class JudgeReleases {
  private readonly logger = new Logger('gate');

  constructor(
    private readonly gates: GateStore,
    private readonly releases: ReleaseStore,
    private readonly files: ArtifactStore,
    private readonly runner: GateRunner,
    private readonly clock: Clock,
  ) {}

  /** One look: judges until nothing waits. @returns how many releases were judged */
  async look(tell: (progress: Progress) => void = () => undefined): Promise<number> {
    let judged = 0;
    for (let next = await this.claim(); next !== null; next = await this.claim()) {
      const outcome = await this.outcomeOf(next, tell);
      await this.record(next, outcome);
      if (outcome === null) break;
      judged += 1;
    }
    return judged;
  }

  /** The release to judge next; null when none waits, or another process judges. */
  private claim(): Promise<Gated | null> {
    return this.gates.alone(async (manager) => {
      const now = this.clock.now();
      const running = await this.gates.running(manager);
      // A run that nobody heard of again was broken off with its process.
      const [lost] = running.filter(({ at }) => now.getTime() - at.getTime() > longestRun + 60_000);
      if (running.length > 0 && lost === undefined) return null;
      const next = lost ?? (await this.gates.line(manager))[0];
      if (next === undefined) return null;
      const { releaseId, manifestHash } = next;
      const entry = { releaseId, manifestHash, status: 'running', actor: gate, reason: null } as const;
      await this.gates.append(manager, { ...entry, at: now });
      return next;
    });
  }

  /** @returns null when the run was broken off */
  private async outcomeOf(next: Gated, tell: (progress: Progress) => void): Promise<GateOutcome | null> {
    const { releaseId, remote, version } = next;
    const folder = await mkdtemp(join(tmpdir(), 'stroomwerk-gate-'));
    try {
      const manifest = await this.gates.manifestOf(releaseId);
      tell({ releaseId, text: 'fetching the files' });
      await this.fetch(manifest, folder);
      return await this.runner.run({ manifest, folder, previous: await this.previous(remote) }, (text) =>
        tell({ releaseId, text }),
      );
    } catch (error) {
      this.logger.warn(`the gate over ${remote} ${version} was broken off: ${String(error)}`);
      if ((await this.gates.runsOf(releaseId)) < attempts) return null;
      return { unable: `The gate was broken off ${attempts} times. ${String(error)}`.slice(0, 500) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Where rollbacks of the others lead; what is not open by now is not looked at. */
  private async previous(candidate: string): Promise<Record<string, string | null>> {
    const found: Record<string, string | null> = {};
    for (const { id, name } of await this.releases.allRemotes()) {
      if (name === candidate) continue;
      const version = versionBefore(await this.releases.stableMoves(id));
      const gate = version === null ? null : await this.gates.of(name, version);
      found[name] = gate && isGated(gate) ? version : null;
    }
    return found;
  }

  /** The uploaded files, whose hashes the program compares with the manifest's. */
  private async fetch(manifest: ReleaseManifest, folder: string): Promise<void> {
    for (const file of Object.keys(manifest.files)) {
      const content = await this.files.read(manifest, file);
      if (content === null) throw new Error(`${file} is not there`);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    }
  }

  /** Writes the outcome down, unless somebody decided meanwhile. */
  private async record({ releaseId, remote, version, manifestHash }: Gated, outcome: GateOutcome | null) {
    await this.gates.alone(async (manager) => {
      const now = await this.gates.of(remote, version, manager);
      if (now?.status !== 'running') return;
      await this.gates.append(manager, {
        ...{ releaseId, manifestHash, actor: gate, at: this.clock.now() },
        ...decided(outcome),
      });
    });
  }
}

interface Decision {
  readonly status: GateStatus;
  readonly checks: readonly GateCheck[];
  readonly reason: string | null;
}

/** What an outcome means: a run that was broken off is repeated, one that cannot be had waits until somebody asks. */
export function decided(outcome: GateOutcome | null): Decision {
  if (outcome === null) return { status: 'waiting', checks: [], reason: null };
  if ('unable' in outcome) return { status: 'waiting', checks: [], reason: outcome.unable };
  const passed = outcome.checks.length > 0 && outcome.checks.every(({ ok }) => ok);
  return { status: passed ? 'passed' : 'refused', checks: outcome.checks, reason: null };
}
