import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Declarations, declarations } from './declarations.js';
import { type Problem, problem, Refused } from './problem.js';

const FILE = 'workflow.yaml';
const most = 256 * 1024;

/** The declarations of a workflow and where in the file each of them stands. */
export interface Declared {
  readonly said: Declarations;
  /** `workflow.yaml:12`. @param path as in `['values', 0, 'at']` */
  where(path: readonly PropertyKey[]): string;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).some((part) => part === '' || part === null));

/** The line of what is there, or of the nearest thing around what is not. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (part as { readonly [name: PropertyKey]: unknown } | null | undefined)?.[name],
    value,
  );

type Issue = z.core.$ZodIssue;

function problemsOf(issue: Issue, raw: unknown, where: Declared['where']): Problem[] {
  const name = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const full = [...issue.path, key];
      return problem('unknown_field', where(full), `there is no field "${full.map(String).join('.')}"`);
    });
  const value = valueAt(raw, issue.path);
  if (isEmpty(value)) return [problem('missing', where(issue.path), `"${name}" is still to be written`)];
  const shown = typeof value === 'object' ? '' : ` (${JSON.stringify(value)})`;
  return [problem('wrong_value', where(issue.path), `"${name}"${shown}: ${issue.message}`)];
}

/**
 * Reads the texts and declarations beside an export.
 * @throws Refused with every line that is to mend
 */
export function readDeclarations(source: string): Declared {
  const refuse = (found: Problem[]): never => {
    throw new Refused(found);
  };
  if (source.length > most)
    refuse([problem('not_yaml', FILE, `${source.length} characters; at most ${most} are read`)]);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: true });
  const where: Declared['where'] = (path) => `${FILE}:${lineOf(document, lines, path)}`;
  if (document.errors.length > 0)
    refuse(
      document.errors.map(({ message, linePos }) =>
        problem(
          'not_yaml',
          `${FILE}:${linePos?.[0].line ?? 1}`,
          message.split('\n')[0]?.replace(/ at line.*$/, '') ?? '',
        ),
      ),
    );
  let raw: unknown;
  try {
    raw = document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    refuse([problem('not_yaml', FILE, error instanceof Error ? error.message : String(error))]);
  }
  const result = declarations.safeParse(raw ?? {});
  if (!result.success) refuse(result.error.issues.flatMap((issue) => problemsOf(issue, raw, where)));
  return { said: result.data as Declarations, where };
}
