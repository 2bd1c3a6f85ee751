import { Injectable } from '@nestjs/common';
import type { GateVerdict } from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import { ReleaseStore } from '../../releases/index.js';
import { mayAsk, mayForce } from '../domain/gate-rule.js';
import { type Gated, GateStore } from '../persistence/gate-store.js';
import { GateBell } from '../queue/gate-bell.js';

/** Says how the gate stands with a release, and takes the decisions of people. */
@Injectable()
export class GateKeeper {
  constructor(
    private readonly gates: GateStore,
    private readonly releases: ReleaseStore,
    private readonly bell: GateBell,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError releases.release_not_found */
  async verdict(remote: string, version: string): Promise<GateVerdict> {
    const { releaseId, status, actor, reason, at, manifestHash, checks } = await this.known(remote, version);
    return {
      ...{ remote, version, status, actor, reason, checks, manifest_hash: manifestHash },
      at: at.toISOString(),
      progress: status === 'running' ? await this.bell.progressOf(releaseId) : null,
    };
  }

  /**
   * Has a release judged, again where it was refused, in place of another of its remote that waits.
   * @throws AppError releases.release_not_found, releases.gate_decided
   */
  async ask(remote: string, version: string, by: { readonly name: string }): Promise<void> {
    await this.gates.alone(async (manager) => {
      const { releaseId, remoteId, manifestHash, status } = await this.known(remote, version, manager);
      if (!mayAsk(status)) throw new AppError('releases.gate_decided', { params: { status } });
      const entry = { releaseId, manifestHash, status: 'waiting', reason: null } as const;
      await this.gates.lineUp(manager, { ...entry, remoteId, version, actor: by.name, at: this.clock.now() });
    });
    await this.bell.ring();
  }

  /**
   * Lets a release out without the gate's verdict, and writes that into the history.
   * @throws AppError releases.release_not_found, releases.gate_decided
   */
  async force(remote: string, version: string, reason: string, by: { readonly name: string }): Promise<void> {
    await this.gates.alone(async (manager) => {
      const { releaseId, remoteId, manifestHash, status, checks } = await this.known(
        remote,
        version,
        manager,
      );
      if (!mayForce(status)) throw new AppError('releases.gate_decided', { params: { status } });
      const at = this.clock.now();
      const entry = { releaseId, manifestHash, status: 'forced', checks, reason } as const;
      await this.gates.append(manager, { ...entry, actor: by.name, at });
      await this.releases.writeHistory(manager, {
        ...{ remoteId, channel: 'published', fromVersion: null, toVersion: version, actor: by.name, at },
        ...{ reason: `Forced past the gate (${status}): ${reason}`, kind: 'force' },
        ...{ fromPercent: null, toPercent: null, automatic: false, evidence: null },
      });
    });
  }

  private async known(remote: string, version: string, manager?: EntityManager): Promise<Gated> {
    const found = await this.gates.of(remote, version, manager);
    if (!found) throw new AppError('releases.release_not_found');
    return found;
  }
}
