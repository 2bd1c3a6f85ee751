import type { CollectionDeployForm, CollectionDeployWorkflow } from '@stroomwerk/contracts/library';

/** Filenames of the workflows that somebody wants deployed. */
export type Choice = ReadonlySet<string>;

/** What can be put in without making a second one of it. */
export const isNew = ({ existing, on_its_way: coming }: CollectionDeployWorkflow): boolean =>
  existing === null && !coming;

/** How many more automations the plan watches. */
export const roomOf = ({ automations: { used, most } }: Pick<CollectionDeployForm, 'automations'>): number =>
  Math.max(most - used, 0);

/** Chosen for somebody to begin with: what is not there yet, as far as the plan has room. */
export const firstChoice = (form: CollectionDeployForm): Choice =>
  new Set(
    form.workflows
      .filter(isNew)
      .slice(0, roomOf(form))
      .map(({ workflow }) => workflow.filename),
  );

/** Those of a choice that can still be chosen, in the order of the collection. */
export const chosenOf = (form: CollectionDeployForm, choice: Choice): CollectionDeployWorkflow[] =>
  form.workflows.filter(({ workflow, on_its_way: coming }) => !coming && choice.has(workflow.filename));

export function withChoice(choice: Choice, filename: string, on: boolean): Choice {
  const next = new Set(choice);
  if (on) next.add(filename);
  else next.delete(filename);
  return next;
}

/** Why the button waits: nothing is chosen, or more than the plan has room for. */
export function hindranceOf(chosen: number, room: number): 'none' | 'too_many' | null {
  if (chosen === 0) return 'none';
  return chosen > room ? 'too_many' : null;
}
