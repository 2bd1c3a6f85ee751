import type { ContentWorkflow, Json, N8nNode } from './types.js';

/** How the catalogue writes what is the customer's to choose. */
const marks = {
  choose: /KIES_?[A-Z]/,
  fill: /VUL_[A-Z]/,
  own: /\bjouw-?(?=[a-z]+[.@/])|\bjouw-[a-z]/,
  mail: /[\w.+-]+@example\.(com|org|net|nl)/,
  host: /(?<![@\w])([\w-]+\.)*example\.(com|org|net|nl)/,
} as const;
type Mark = keyof typeof marks | 'fixed id';

/** A parameter that holds something of the customer's. */
export interface Placeholder {
  readonly step: string;
  readonly path: string;
  readonly mark: Mark;
  readonly text: string;
}

/** Numbers out of a list that the vendor keeps for everybody: the category of a video, how urgent a ticket is. */
const vendorsOwn = /(categoryId|priority_id)$/;
const isFixedId = (path: string, text: string): boolean =>
  /(Id|_id|(Id|project|issueType)\.value)$/.test(path) && !vendorsOwn.test(path) && /^\d+$/.test(text);

function* texts(value: Json, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)];
  else if (value !== null && typeof value === 'object')
    for (const [name, part] of Object.entries(value))
      yield* texts(part, path === '' ? name : `${path}.${name}`);
}

const inStep = ({ name, parameters }: N8nNode): Placeholder[] =>
  [...texts(parameters, '')].flatMap(([path, text]) => {
    const found = (Object.keys(marks) as (keyof typeof marks)[]).find((mark) => marks[mark].test(text));
    const mark = found ?? (isFixedId(path, text) ? 'fixed id' : undefined);
    return mark === undefined ? [] : [{ step: name, path, mark, text }];
  });

/** Every parameter of a workflow that holds something of the customer's. */
export const placeholders = ({ workflow }: Pick<ContentWorkflow, 'workflow'>): Placeholder[] =>
  workflow.nodes.filter(({ type }) => !type.endsWith('.stickyNote')).flatMap(inStep);

const nameOf = ({ step, path }: Pick<Placeholder, 'step' | 'path'>): string => `"${step}" ${path}`;

/** What is wrong with the values that a workflow declares, beside its placeholders. */
export interface ValueFindings {
  /** Placeholders of no declared value. */
  readonly open: readonly Placeholder[];
  /** Values that name a parameter which is not there, and parameters of two values. */
  readonly wrong: readonly string[];
}

/** Whether each placeholder belongs to exactly one declared value, and each of these lands in real parameters. */
export function checkValues(entry: Pick<ContentWorkflow, 'workflow' | 'meta'>): ValueFindings {
  const real = new Set(
    entry.workflow.nodes.flatMap(({ name, parameters }) =>
      [...texts(parameters, '')].map(([path]) => nameOf({ step: name, path })),
    ),
  );
  const declared = entry.meta.values.flatMap(({ key, at }) =>
    at.map(({ step, path }) => ({ key, place: nameOf({ step: step.nl, path }) })),
  );
  const covered = new Set(declared.map(({ place }) => place));
  return {
    open: placeholders(entry).filter((one) => !covered.has(nameOf(one))),
    wrong: declared.flatMap(({ key, place }, at) => [
      ...(real.has(place) ? [] : [`value ${key} names ${place}, which is not there`]),
      ...(declared.findIndex((other) => other.place === place) < at
        ? [`${place} belongs to two values`]
        : []),
    ]),
  };
}
