import { readFileSync } from 'node:fs';
import { CASES, Stage, type StagedFile } from '@stroomwerk/catalogue/samples';
import { type Executed, readExecution } from './execution.js';
import { tryOut } from './trial.js';

interface Recorded {
  readonly file: ConstructorParameters<typeof Stage>[0];
  /** What n8n answered, case after case. */
  readonly runs: readonly { readonly trigger: string; readonly status: string; readonly data: string }[];
}

// Recorded: a workflow of our own with a question, two apps and settings, as n8n 2.41.0 ran it.
const { file, runs } = JSON.parse(
  readFileSync(new URL('../../test/recorded-run.json', import.meta.url), 'utf8'),
) as Recorded;

/** An n8n that answers what was recorded. */
class Recording {
  readonly put: StagedFile[] = [];
  private at = 0;
  removed = 0;

  async create(staged: StagedFile): Promise<string> {
    this.put.push(staged);
    return 'w1';
  }
  async change(_id: string, staged: StagedFile): Promise<void> {
    this.put.push(staged);
  }
  async remove(): Promise<void> {
    this.removed += 1;
  }
  async run(_id: string, trigger: string): Promise<Executed> {
    const recorded = runs[this.at++];
    expect(recorded?.trigger).toBe(trigger);
    return readExecution(recorded?.status ?? '', recorded?.data ?? '');
  }
}

describe('trying a workflow out', () => {
  it('tells which steps its cases got to, and no error that a case made on purpose', async () => {
    const n8n = new Recording();
    const trial = await tryOut(n8n, new Stage(file));
    expect(trial).toMatchObject({ cases: runs.length, failed: 0, errors: [], holes: [] });
    expect([trial.steps.length, trial.reached.size]).toEqual([7, 7]);
    expect([n8n.put.length, n8n.removed]).toEqual([runs.length, 1]);
    expect(trial.sights.map(({ kind }) => kind)).toEqual([...CASES, 'failing', 'failing']);
  });

  it('tells an error that nothing takes up, once, with its case and step', async () => {
    const n8n = new Recording();
    const broken: Executed = {
      status: 'error',
      steps: new Map([['Tel', { error: 'x is leeg', outputs: [], asked: [] }]]),
      error: { step: 'Tel', text: 'x is leeg' },
    };
    n8n.run = async () => broken;
    const stage = new Stage(file);
    expect(await tryOut(n8n, stage, stage.scenes.slice(0, 1))).toMatchObject({
      ...{ errors: ['normal: "Tel" x is leeg'], failed: 1, cases: 1 },
    });
  });

  it('tries what is left where its cases leave steps out, and tells what got further', async () => {
    const n8n = new Recording();
    const stage = new Stage(file);
    const [first, second = '', ...others] = stage.steps;
    const ran = (steps: readonly string[]): Executed => ({
      ...{ status: 'success', error: null },
      steps: new Map(steps.map((step) => [step, { error: null, outputs: [], asked: [] }])),
    });
    let runs = 0;
    n8n.run = async () => ran(++runs === CASES.length + 2 ? [second, ...others] : [first ?? '']);
    const trial = await tryOut(n8n, stage);
    expect(trial.reached.size).toBe(stage.steps.length);
    expect(trial.sights.map(({ kind }) => kind)).toEqual([...CASES, 'many', 'failing', 'failing']);
  });

  it('shows what would have been sent with a hole in it', async () => {
    const n8n = new Recording();
    const steps: Executed['steps'] = new Map([
      ['Meld', { error: null, outputs: [], asked: [{ text: 'Hoi undefined' }] }],
    ]);
    n8n.run = async () => ({ status: 'success', steps, error: null });
    const stage = new Stage(file);
    expect((await tryOut(n8n, stage, stage.scenes.slice(0, 1))).holes).toEqual(['Meld: Hoi undefined']);
  });
});
