import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type Locked, type Vault, vaultFor } from '@stroomwerk/kernel/signing';
import type { LibraryEnv } from '../../../env.js';
import { Unusable } from '../../connections/index.js';
import type { Prepared } from '../domain/prepare.js';
import type { Work } from '../persistence/deployments.js';

/** Locks away what a promotion sends, until it was sent: whoever tried it types keys and addresses into steps (ADR 32). */
@Injectable()
export class DeployVault {
  private readonly vault: Vault;

  constructor(@Inject(SERVICE_ENV) env: Pick<LibraryEnv, 'CONNECTION_SECRET'>) {
    this.vault = vaultFor(env.CONNECTION_SECRET, 'workflow-to-place');
  }

  lock(deploymentId: string, content: Prepared): Locked {
    return this.vault.lock(JSON.stringify(content), deploymentId);
  }

  /** The deployment with all that is sent. @throws Unusable key_unreadable */
  opened(work: Work): Work {
    const { id, key_id: keyId, held: sealed } = work;
    if (keyId === null || sealed === null) return work;
    const text = this.vault.open({ keyId, sealed }, id);
    if (text === undefined) throw new Unusable('key_unreadable');
    return { ...work, sent: JSON.parse(text) as Prepared };
  }
}
