import { REFUSAL, type Scene, Stage } from '@stroomwerk/catalogue/samples';
import type { N8nClient } from './client.js';
import type { Executed } from './execution.js';

/** How a workflow file ran in all of its cases. */
export interface Trial {
  readonly cases: number;
  readonly steps: readonly string[];
  readonly reached: ReadonlySet<string>;
  /** Errors that nothing in the workflow takes up, in words. */
  readonly errors: readonly string[];
  /** What it would have sent with holes in it: `undefined`, `[object Object]`. */
  readonly holes: readonly string[];
  /** What it reads of a step that n8n does not say it answers. */
  readonly unknown: readonly string[];
}

const HOLE = /\bundefined\b|\[object Object\]|\bNaN\b|Invalid DateTime|Invalid Date/;

/** Texts with a hole, by the step that would have sent them. */
function holesIn({ steps }: Executed): string[] {
  const found: string[] = [];
  const visit = (step: string, json: unknown): void => {
    if (typeof json === 'string' && HOLE.test(json))
      found.push(`${step}: ${json.slice(0, 160).replaceAll('\n', ' ')}`);
    else if (json !== null && typeof json === 'object')
      for (const part of Object.values(json)) visit(step, part);
  };
  for (const [step, { asked }] of steps) visit(step, asked);
  return found;
}

const sceneName = ({ name, fails, trigger }: Scene, first: string): string =>
  [name, fails && `"${fails}"`, trigger !== first && `from "${trigger}"`].filter(Boolean).join(' ');

/** A run that an app's failure or a step made for it ends is what its author meant; n8n shows it as failed. */
const isMeant = (stage: Stage, { error }: Executed): boolean =>
  error === null || error.text.includes(REFUSAL) || stage.isStop(error.step);

/**
 * Runs a workflow file in n8n, case after case. @param only how many cases, where not all of them
 */
export async function tryOut(
  client: Pick<N8nClient, 'create' | 'change' | 'run' | 'remove'>,
  stage: Stage,
  only?: number,
): Promise<Trial> {
  const scenes = stage.scenes.slice(0, only);
  const reached = new Set<string>();
  const errors: string[] = [];
  const holes: string[] = [];
  let id: string | undefined;
  for (const scene of scenes) {
    const { origins: _, ...file } = stage.staged(scene, Date.now());
    if (id !== undefined && stage.remembers) await client.remove(id);
    if (id === undefined || stage.remembers) id = await client.create(file);
    else await client.change(id, file);
    const run = await client.run(id, scene.trigger);
    const called = sceneName(scene, scenes[0]?.trigger ?? '');
    for (const [step, { error }] of run.steps) {
      reached.add(step);
      if (error && !error.includes(REFUSAL) && !stage.isStop(step))
        errors.push(`${called}: "${step}" ${error}`);
    }
    if (!isMeant(stage, run) && !errors.some((one) => one.startsWith(`${called}: "${run.error?.step}"`)))
      errors.push(`${called}: "${run.error?.step}" ${run.error?.text}`);
    if (scene.name === 'normal') holes.push(...holesIn(run));
  }
  if (id !== undefined) await client.remove(id);
  return { cases: scenes.length, steps: stage.steps, reached, errors, holes, unknown: [...stage.unknown] };
}
