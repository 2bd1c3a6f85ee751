import { inApp } from '../apps/values.js';
import { code, set, stop, when, withErrorBranch } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { everyDay, webhook } from '../dsl/triggers.js';
import type { NodeSpec } from '../dsl/types.js';
import { workflow } from '../dsl/workflow.js';
import { REFUSAL, SAMPLE_TYPE, Stage } from './stage.js';

const built = (nodes: NodeSpec[], flow: string[]) =>
  workflow({
    slug: 'proef',
    name: 'Proef',
    description: '',
    category: 'hr',
    tags: [],
    difficulty: 'beginner',
    tier_required: 'starter',
    time_to_deploy: '',
    short_benefit: '',
    accounts: [],
    setup_steps: [],
    en: { name: 'Trial', description: '', short_benefit: '' },
    nodes,
    flow,
  }).workflow;

const room = inApp('Proef', ['kamer', 'room'], ['Welke kamer.', 'Which room.'], 'hal');
const stage = new Stage(
  built(
    [
      webhook('Order', 'order'),
      set('Klaar', { email: '={{ $json.body.email }}', bedrag: ['number', '={{ $json.body.total }}'] }),
      when('Groot?', [["={{ $('Klaar').item.json.bedrag }}", '>', 500]]),
      withErrorBranch(http('Vraag na', '=https://api.voorbeeld.nl/{{ $json.email }}')),
      code(
        'Tel',
        'const { regels } = $input.first().json;\nreturn [{ json: { soort: $input.first().json.soort, n: regels.length } }];',
      ),
      stop('Stop', 'klein'),
      http('Meld', `=https://api.voorbeeld.nl/${room}`),
    ],
    ['Order > Klaar > Groot? > Vraag na > Tel', 'Groot? #1 > Stop', 'Vraag na #1 > Meld'],
  ),
);
const now = Date.parse('2026-11-23T12:00:00Z');
const step = (scene: Parameters<Stage['staged']>[0], name: string) =>
  stage.staged(scene, now).nodes.find((node) => node.name === name);
const answerOf = (scene: Parameters<Stage['staged']>[0], name: string) =>
  JSON.parse(String(step(scene, name)?.parameters.answer)) as { items?: object[]; refuses?: string };

describe('a workflow with sample data', () => {
  const normal = { trigger: 'Order', name: 'normal' } as const;

  it('has what n8n does itself as it is, settings and all', () => {
    const { nodes, connections } = stage.staged(normal, now);
    expect(nodes.filter(({ type }) => type === SAMPLE_TYPE).map(({ name }) => name)).toEqual([
      'Vraag na',
      'Meld',
    ]);
    expect(step(normal, 'Instellingen')?.type).toBe('n8n-nodes-base.set');
    expect(connections['Verder na Order']?.main).toEqual([[{ node: 'Klaar', type: 'main', index: 0 }]]);
  });

  it('starts with what it reads of its trigger, on the other side of its question in the other case', () => {
    const body = (name: 'normal' | 'other') =>
      stage.staged({ trigger: 'Order', name }, now).pinData.Order?.[0]?.json.body;
    expect(body('normal')).toMatchObject({ email: 'sanne@voorbeeld.nl', total: 501 });
    expect(body('other')).toMatchObject({ total: 500 });
  });

  it('answers what the steps behind an app read of it, also inside a script', () => {
    expect(answerOf(normal, 'Vraag na').items).toEqual([{ soort: 'Voorbeeld soort', regels: ['Voorbeeld'] }]);
  });

  it('keeps what a step would have sent, to be worked out', () => {
    expect(step(normal, 'Meld')?.parameters.asked).toMatchObject([
      { url: expect.stringContaining("$('Instellingen')") as string },
    ]);
  });

  it('lets every app that was asked fail once, in the case that asked it, and keeps where its failure leads', () => {
    const failing = stage.failing((step) => (step === 'Meld' ? { ...normal, name: 'other' } : normal));
    expect(failing.map(({ fails, in: when }) => [fails, when])).toEqual([
      ['Vraag na', 'normal'],
      ['Meld', 'other'],
    ]);
    expect(failing.map((scene) => answerOf(scene, scene.fails ?? '').refuses)).toEqual([REFUSAL, REFUSAL]);
    expect(step(failing[0] as typeof normal, 'Vraag na')?.onError).toBe('continueErrorOutput');
    expect(stage.failing(() => undefined)).toEqual([]);
  });

  it('knows the steps that stop it on purpose, also a script that says what is wrong', () => {
    const scripts = new Stage(
      built(
        [webhook('Order', 'o'), code('Lees', "if (!$json.a) throw new Error('Leeg');\nreturn [$json.b.c];")],
        ['Order > Lees'],
      ),
    );
    expect([stage.isStop('Stop', 'klein'), stage.isStop('Tel', 'x')]).toEqual([true, false]);
    expect(scripts.isStop('Lees', 'Leeg [line 1]')).toBe(true);
    expect(scripts.isStop('Lees', "Cannot read properties of undefined (reading 'c'): TypeError")).toBe(
      false,
    );
  });

  it('starts once from each trigger', () => {
    const two = new Stage(
      built(
        [everyDay('Elke dag', 8), webhook('Order', 'o'), http('Meld', 'https://api.voorbeeld.nl/')],
        ['Elke dag > Meld', 'Order > Meld'],
      ),
    );
    expect(two.scenes.filter(({ name }) => name === 'normal').map(({ trigger }) => trigger)).toEqual([
      'Elke dag',
      'Order',
    ]);
  });
});
