import type { GateStatus } from '@stroomwerk/contracts/releases';

/** Who publishes, as far as the gate goes. */
export interface Publisher {
  readonly kind: string;
  /** Holder of the platform's own signing key. */
  readonly isOperator: boolean;
}

/** How a publication wants to pass. */
export interface Wish {
  readonly forceReason: string | undefined;
  readonly builtHere: boolean;
}

/**
 * What a release begins with. Nobody but ops forces, nobody but the operator says that it was built here: a pipeline's
 * own word opens nothing.
 */
export function firstStatus(by: Publisher, { forceReason, builtHere }: Wish): GateStatus | 'forbidden' {
  if (builtHere) return by.isOperator ? 'built_here' : 'forbidden';
  if (forceReason !== undefined) return by.kind === 'ops' ? 'forced' : 'forbidden';
  return 'waiting';
}

/** Whether a release may be judged (again), or forced: not while it is judged, nor when it is open already. */
export const mayAsk = (status: GateStatus): boolean => status === 'waiting' || status === 'refused';
export const mayForce = (status: GateStatus): boolean => mayAsk(status) || status === 'running';
