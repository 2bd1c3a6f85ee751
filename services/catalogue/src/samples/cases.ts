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
export type CaseName = (typeof CASES)[number] | (typeof FURTHER)[number];

/** A case of a workflow, with the trigger that it starts from. */
export interface Scene {
  readonly trigger: string;
  readonly name: CaseName | 'failing';
  /** Of several whom is asked the one that says no. */
  readonly refuses?: string;
  /** The step that fails, in the case in which it is asked. */
  readonly fails?: string;
  readonly in?: CaseName;
}
