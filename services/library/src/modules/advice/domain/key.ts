import { RunCause } from '@stroomwerk/contracts/library';

/** Why an automation is idle: its owner paused it, nobody ever started it, or nothing starts it any more. */
export const idleWhys = ['paused', 'not_started', 'silent'] as const;
export type IdleWhy = (typeof idleWhys)[number];

/** What a piece of advice is about, and so what a dismissal is of. */
export type Subject =
  | { readonly kind: 'failing'; readonly automationId: string; readonly why: RunCause }
  | { readonly kind: 'idle'; readonly automationId: string; readonly why: IdleWhy }
  /** The recipe; of a workflow that belongs to none, its filename. */
  | { readonly kind: 'missing'; readonly recipe: string };

/** The same in every language and for every workflow of a recipe. */
export const keyOf = (subject: Subject): string =>
  subject.kind === 'missing'
    ? `missing.${subject.recipe}`
    : `${subject.kind}.${subject.automationId}.${subject.why}`;

const ofAutomation = /^(failing|idle)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z_]+)$/;
const ofRecipe = /^missing\.(.{1,255})$/s;

/** @returns undefined where a key says nothing that advice could be about */
export function subjectOf(key: string): Subject | undefined {
  const recipe = ofRecipe.exec(key)?.[1];
  // PostgreSQL holds no zero byte.
  if (recipe !== undefined) return recipe.includes('\0') ? undefined : { kind: 'missing', recipe };
  const [, kind, automationId = '', said] = ofAutomation.exec(key) ?? [];
  if (kind === 'failing') {
    const cause = RunCause.safeParse(said);
    return cause.success ? { kind, automationId, why: cause.data } : undefined;
  }
  const why = idleWhys.find((one) => one === said);
  return kind === 'idle' && why !== undefined ? { kind, automationId, why } : undefined;
}
