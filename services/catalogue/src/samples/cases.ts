/**
 * What is tried of every workflow. `normal`: what usually comes; `other`: the other answer to each question; `odd`: what
 * people and apps also send (quotes, markup, an emoji, an amount as a text, an empty field); `empty`: nothing there;
 * `refused`: what a person or a model is asked is answered with no. Beside these one case for every app that fails.
 */
export const CASES = ['normal', 'other', 'odd', 'empty', 'refused'] as const;
export type CaseName = (typeof CASES)[number];

/** A case of a workflow, with the trigger that it starts from. */
export interface Scene {
  readonly trigger: string;
  readonly name: CaseName | 'failing';
  /** The step that fails. */
  readonly fails?: string;
}
