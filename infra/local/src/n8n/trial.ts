import {
  REFUSAL,
  type Scene,
  type Sight,
  type Stage,
  type StagedFile,
  sightOf,
} from '@stroomwerk/catalogue/samples';
import type { N8nClient } from './client.js';
import type { Executed } from './execution.js';

/** How a workflow file ran in all of its cases. */
export interface Trial {
  readonly cases: number;
  readonly steps: readonly string[];
  readonly reached: ReadonlySet<string>;
  /** Each case as a reader sees it. */
  readonly sights: readonly Sight[];
  /** Cases with an error. */
  readonly failed: number;
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
  error === null || error.text.includes(REFUSAL) || stage.isStop(error.step, error.text);

/** A workflow file under trial: case after case in one workflow of n8n. */
class Course {
  /** The first case that got to a step. */
  readonly reached = new Map<string, Scene>();
  readonly errors: string[] = [];
  readonly holes: string[] = [];
  readonly sights: Sight[] = [];
  cases = 0;
  failed = 0;
  private id: string | undefined;

  constructor(
    private readonly client: Pick<N8nClient, 'create' | 'change' | 'run' | 'remove'>,
    private readonly stage: Stage,
  ) {}

  get isWhole(): boolean {
    return this.stage.steps.every((step) => this.reached.has(step));
  }

  private async ready(file: StagedFile): Promise<string> {
    if (this.id !== undefined && !this.stage.remembers) {
      await this.client.change(this.id, file);
      return this.id;
    }
    await this.end();
    this.id = await this.client.create(file);
    return this.id;
  }

  async end(): Promise<void> {
    if (this.id !== undefined) await this.client.remove(this.id);
    this.id = undefined;
  }

  /** @param further whether it is only told where it gets to steps that no other case got to */
  async run(scene: Scene, further = false): Promise<void> {
    const { stage } = this;
    const { origins: _, ...file } = stage.staged(scene, Date.now());
    const run = await this.client.run(await this.ready(file), scene.trigger);
    const called = sceneName(scene, stage.firstTrigger ?? '');
    const before = this.reached.size;
    const found = [...run.steps].flatMap(([step, { error }]) =>
      error && !error.includes(REFUSAL) && !stage.isStop(step, error) ? [{ step, error }] : [],
    );
    if (!isMeant(stage, run) && !found.some(({ step }) => step === run.error?.step))
      found.push({ step: run.error?.step ?? '', error: run.error?.text ?? '' });
    for (const [step] of run.steps) if (!this.reached.has(step)) this.reached.set(step, scene);
    this.errors.push(...found.map(({ step, error }) => `${called}: "${step}" ${error}`));
    this.failed += found.length > 0 ? 1 : 0;
    this.cases += 1;
    if (scene.name === 'normal') this.holes.push(...holesIn(run));
    if (further && this.reached.size === before) return;
    const sight = sightOf(stage, scene, file.pinData[scene.trigger]?.[0]?.json, run);
    // Of many at once a reader is told once.
    const isTold = this.sights.some(
      (one) => one.kind === sight.kind && one.step === sight.step && one.kind !== 'failing',
    );
    if (!isTold) this.sights.push(sight);
  }
}

/**
 * Runs a workflow file in n8n, case after case; where these leave steps out, further ones, until they all ran; then with each
 * app that was asked failing.
 * @param scenes which cases, where not all of them: then nothing further either
 */
export async function tryOut(
  client: Pick<N8nClient, 'create' | 'change' | 'run' | 'remove'>,
  stage: Stage,
  scenes?: readonly Scene[],
): Promise<Trial> {
  const course = new Course(client, stage);
  for (const scene of scenes ?? stage.scenes) await course.run(scene);
  if (scenes === undefined)
    for (const scene of stage.further) if (!course.isWhole) await course.run(scene, true);
  const asking = (step: string): Scene | undefined => course.reached.get(step);
  if (scenes === undefined)
    for (const scene of stage.refusing(asking)) if (!course.isWhole) await course.run(scene, true);
  if (scenes === undefined) for (const scene of stage.failing(asking)) await course.run(scene);
  await course.end();
  const { cases, failed, errors, holes, sights } = course;
  const reached = new Set(course.reached.keys());
  return { cases, failed, steps: stage.steps, reached, errors, holes, sights, unknown: [...stage.unknown] };
}
