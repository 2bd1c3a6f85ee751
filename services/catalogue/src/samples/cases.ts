/**
 * What is tried of every workflow. `normal`: what usually comes; `other`: the other answer to each question; `odd`: what
 * people and apps also send (quotes, markup, an emoji, an amount as a text, an empty field); `empty`: nothing there;
 * `refused`: what a person or a model is asked is answered with no. Beside these one case for every
 * app that is asked in one of them, in which it fails.
 */
export const CASES = ['normal', 'other', 'odd', 'empty', 'refused'] as const;
/**
 * What is tried where these leave steps out: what is asked for is missing, there are many, dates of long ago and of soon,
 * further answers to what has more than two, high and low figures.
 */
export const FURTHER = ['bare', 'many', 'old', 'soon', 'third', 'fourth', 'fifth'] as const;
/** Many at once of which no two are alike, and steps that answer each in a way of its own: tried where something is left out. */
export const MIXED = { first: ['mixed1', 'mixed2'], last: ['mixed3', 'mixed4'] } as const;
/** A case in which many come at once, no two of them alike, or one row of it. */
export type Mixed = `mixed${number}`;
export type CaseName = (typeof CASES)[number] | (typeof FURTHER)[number] | Mixed;
/** How a reader is told of a case. */
export type CaseKind = Exclude<CaseName, Mixed>;

/** A case of a workflow, with the trigger that it starts from. */
export interface Scene {
  readonly trigger: string;
  readonly name: CaseName | 'failing';
  /** The one whom is asked that says no, while all else is as usual. */
  readonly refuses?: string;
  /** The step that fails. */
  readonly fails?: string;
  /** The case in which it is asked. */
  readonly in?: CaseName;
}
