/**
 * How bad it is: `error`, n8n refuses the file or the step breaks; `warning`, it opens but is wrong; `setup`, a required
 * field that the customer fills in; `note`, e.g. an older version of a node.
 */
export type Severity = 'error' | 'warning' | 'setup' | 'note';

export interface Finding {
  readonly severity: Severity;
  /** Such as `unknown-node-type`, `invalid-operation`, `unreachable-node`. */
  readonly code: string;
  /** The step it is about, null for the workflow as a whole. */
  readonly node: string | null;
  readonly text: string;
}

export const finding = (
  severity: Severity,
  code: string,
  node: string | null | undefined,
  text = '',
): Finding => ({ severity, code, node: node ?? null, text });

/** Whether n8n opens it and every step is what n8n knows: nothing but what the customer fills in is left. */
export const opens = (findings: readonly Finding[]): boolean =>
  !findings.some(({ severity }) => severity === 'error' || severity === 'warning');
