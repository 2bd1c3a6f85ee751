import type { Remark } from './remarks.js';

export type RefusalCode =
  | 'too_large'
  | 'not_text'
  | 'too_deep'
  | 'broken_json'
  | 'no_workflow'
  | 'too_many_nodes'
  | 'duplicate'
  | 'symbolic_link'
  | 'suspicious_zip'
  | 'unreadable'
  | 'not_stored';

export interface Refusal {
  readonly code: RefusalCode;
  /** For the operator, in English. */
  readonly reason: string;
}

export const refusal = (code: RefusalCode, reason: string): Refusal => ({ code, reason });

/** What became of one workflow of the source. */
export interface FileResult {
  /** Path inside the folder or archive as found. */
  readonly file: string;
  readonly outcome: 'imported' | 'updated' | 'unchanged' | 'refused';
  /** Under which name the library has it. */
  readonly filename?: string;
  readonly refusal?: Refusal;
  /** What was repaired or made harmless on the way in. */
  readonly remarks?: readonly Remark[];
}

export interface ImportReport {
  source: string;
  started_at: string;
  finished_at: string;
  counts: Record<FileResult['outcome'], number>;
  files: FileResult[];
}

export const countOutcomes = (files: readonly FileResult[]): ImportReport['counts'] => {
  const counts = { imported: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const file of files) counts[file.outcome] += 1;
  return counts;
};
