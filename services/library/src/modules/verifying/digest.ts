import { sha256 } from '../workflows/domain/hash.js';

/** One figure for a set of workflows: another as soon as the content of one of them is. @param hashes content hashes */
export const catalogueDigest = (hashes: readonly string[]): string => sha256([...hashes].sort().join('\n'));
