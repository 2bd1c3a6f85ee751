import { http } from '../dsl/http.js';
import { everyDay, webhook } from '../dsl/triggers.js';
import type { ContentWorkflow } from '../dsl/types.js';
import { workflow } from '../dsl/workflow.js';
import { digestOf, type Run } from './runs.js';
import { type RanCase, seenCase, sightOf } from './seen.js';
import { shownRuns } from './shown.js';
import { Stage } from './stage.js';

const entry = workflow({
  ...{ slug: 'proef', name: 'Proef', description: '', category: 'hr', tags: [], difficulty: 'beginner' },
  ...{ tier_required: 'starter', time_to_deploy: '', short_benefit: '', accounts: [], setup_steps: [] },
  en: { name: 'Trial', description: '', short_benefit: '' },
  names: { Order: 'Order in', Vraag: 'Ask', Meld: 'Tell', 'Elke dag': 'Every day' },
  nodes: [
    webhook('Order', 'o'),
    everyDay('Elke dag', 8),
    http('Vraag', '=https://api.voorbeeld.nl/{{ $json.body.email }}'),
    http('Meld', 'https://api.voorbeeld.nl/', {
      method: 'POST',
      json: "={{ { text: '<p>Order van ' + $json.name + '</p>' } }}",
    }),
  ],
  flow: ['Order > Vraag > Meld', 'Elke dag > Vraag'],
});
const stage = new Stage(entry.workflow);
const step = (json: object, asked: object[] = [{}], error: string | null = null) => ({
  ...{ error, outputs: [[json]] as Record<string, unknown>[][] },
  asked: [asked],
});
const run: RanCase = {
  steps: new Map([
    ['Order', step({}, [])],
    ['Vraag', step({ name: 'Sanne', id: '7' })],
    ['Meld', step({}, [{ jsonBody: '{"text":"<p>Order van Sanne</p>"}' }])],
  ]),
  error: null,
};
const started = { headers: {}, body: { email: 'sanne@voorbeeld.nl' } };

describe('a case as a reader sees it', () => {
  const normal = sightOf(stage, { trigger: 'Order', name: 'normal' }, started, run);

  it('tells what came in, which apps were asked, and what was said without its markup', () => {
    expect(normal).toEqual({
      kind: 'normal',
      from: ['Order', { email: 'sanne@voorbeeld.nl' }],
      did: [['Vraag'], ['Meld', 'Order van Sanne']],
    });
  });

  it('tells what an app gave where a clock brings nothing in, and the trigger where it is a further one', () => {
    expect(sightOf(stage, { trigger: 'Elke dag', name: 'normal' }, { timestamp: 'x' }, run)).toMatchObject({
      step: 'Elke dag',
      from: ['Vraag', { name: 'Sanne', id: '7' }],
    });
  });

  it('tells which app failed and how the run ended, and no words of it', () => {
    const failed: RanCase = {
      steps: new Map([...run.steps, ['Meld', step({}, [], 'Voorbeeld: de app weigert')]]),
      error: { step: 'Meld', text: 'Voorbeeld: de app weigert' },
    };
    expect(sightOf(stage, { trigger: 'Order', name: 'failing', fails: 'Meld' }, started, failed)).toEqual({
      ...{ kind: 'failing', step: 'Meld', did: [['Vraag']], end: 'failed' },
    });
  });

  it('is kept by the places of steps, and shown by their names in both languages', () => {
    const english = { ...normal, did: [['Ask'], ['Tell', 'Order of Sanne']] as const };
    const kept = seenCase(normal, stage.steps, {
      sight: english,
      steps: new Stage(entry.english as ContentWorkflow['workflow']).steps,
    });
    expect(kept).toEqual({
      kind: 'normal',
      from: [0, { email: 'sanne@voorbeeld.nl' }],
      did: [[2], [3, 'Order van Sanne', 'Order of Sanne']],
    });
    const other = { ...entry, slug: 'anders' };
    const one: Run = {
      ...{ slug: 'proef', digest: digestOf(entry), n8n: '2.41.0', date: '2026-11-23' },
      ...{ cases: 9, reached: 4, steps: 4, seen: [kept] },
    };
    const { seen: _, ...figures } = one;
    const shown = shownRuns(
      [entry, other],
      new Map([
        ['proef', one],
        ['anders', { ...figures, slug: 'anders' }],
      ]),
    );
    expect(shown.get('proef')?.seen?.en).toEqual([
      {
        ...{ kind: 'normal', step: null, end: 'done' },
        from: { step: 'Order in', fields: [{ name: 'email', value: 'sanne@voorbeeld.nl' }] },
        did: [
          { step: 'Ask', text: null },
          { step: 'Tell', text: 'Order of Sanne' },
        ],
      },
    ]);
    expect(shown.get('proef')?.seen?.nl[0]?.did[1]).toEqual({ step: 'Meld', text: 'Order van Sanne' });
    expect(shown.get('anders')).toMatchObject({ cases: 9, like: 'proef' });
  });
});
