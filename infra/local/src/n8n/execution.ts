/** What a run of n8n left. */
export interface Executed {
  readonly status: string;
  /** By step: how often it ran, the last error, the items of each output of its last run, and what it would have sent. */
  readonly steps: ReadonlyMap<string, ExecutedStep>;
  /** The error that ended the run. */
  readonly error: { readonly step: string; readonly text: string } | null;
}
export interface ExecutedStep {
  readonly error: string | null;
  readonly outputs: readonly (readonly Record<string, unknown>[])[];
  readonly asked: readonly unknown[];
}

interface TaskData {
  readonly error?: { message?: string; description?: string; node?: { name?: string } };
  readonly data?: { main?: ({ json: Record<string, unknown> }[] | null)[] };
  readonly hints?: { message: string }[];
}
interface RunData {
  readonly resultData: {
    readonly runData?: Record<string, TaskData[]>;
    readonly error?: { message?: string; description?: string; node?: { name?: string } };
    readonly lastNodeExecuted?: string;
  };
}

/** n8n stores a run as a list in which texts of digits point at other entries. */
export function unflatten(text: string): unknown {
  const list = JSON.parse(text) as unknown[];
  const made = new Map<number, unknown>();
  const value = (one: unknown): unknown => (typeof one === 'string' ? at(Number(one)) : one);
  function at(index: number): unknown {
    if (made.has(index)) return made.get(index);
    const entry = list[index];
    if (entry === null || typeof entry !== 'object') return entry;
    const target: Record<string, unknown> | unknown[] = Array.isArray(entry) ? [] : {};
    made.set(index, target);
    for (const [key, part] of Object.entries(entry)) (target as Record<string, unknown>)[key] = value(part);
    return target;
  }
  return at(0);
}

const textOf = (error: { message?: string; description?: string } | undefined): string =>
  [error?.message, error?.description].filter(Boolean).join(': ');

const askedIn = (hints: TaskData['hints'] = []): unknown[] =>
  hints.flatMap(({ message }) =>
    message.startsWith('{"asked":') ? (JSON.parse(message) as { asked: unknown[] }).asked : [],
  );

function stepOf(tasks: readonly TaskData[]): ExecutedStep {
  const last = tasks.at(-1);
  const failed = tasks.findLast(({ error }) => error !== undefined);
  return {
    error: failed ? textOf(failed.error) : null,
    outputs: (last?.data?.main ?? []).map((items) => (items ?? []).map(({ json }) => json)),
    asked: tasks.flatMap(({ hints }) => askedIn(hints)),
  };
}

/** @param data of the execution, as n8n's editor gets it */
export function readExecution(status: string, data: string): Executed {
  const { resultData } = unflatten(data) as RunData;
  const { runData = {}, error, lastNodeExecuted } = resultData;
  return {
    status,
    steps: new Map(Object.entries(runData).map(([name, tasks]) => [name, stepOf(tasks)])),
    error: error ? { step: error.node?.name ?? lastNodeExecuted ?? '', text: textOf(error) } : null,
  };
}
