import type { GateStatus } from './gate.js';

const open: readonly GateStatus[] = ['passed', 'forced', 'built_here'];

/**
 * Whether a release may be given to anybody: a pointer, or somebody's own browser. In a file of its own: pages need it
 * without the schemas.
 */
export const isGated = ({ status }: { readonly status: GateStatus }): boolean => open.includes(status);
