import { code, set, when } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { webhook } from '../dsl/triggers.js';
import type { NodeSpec } from '../dsl/types.js';
import { workflow } from '../dsl/workflow.js';
import type { CaseName } from './cases.js';
import { Stage } from './stage.js';

const stageOf = (nodes: NodeSpec[], ...flow: string[]) =>
  new Stage(
    workflow({
      ...{ slug: 'proef', name: 'Proef', description: '', category: 'hr', tags: [], difficulty: 'beginner' },
      ...{ tier_required: 'starter', time_to_deploy: '', short_benefit: '', accounts: [], setup_steps: [] },
      en: { name: 'Trial', description: '', short_benefit: '' },
      nodes: [webhook('Start', 'start'), http('Haal', 'https://api.voorbeeld.nl/'), ...nodes],
      flow,
    }).workflow,
  );
const now = Date.parse('2026-11-23T12:00:00Z');
const answer = (stage: Stage, name: CaseName = 'normal'): unknown => {
  const { nodes } = stage.staged({ trigger: 'Start', name }, now);
  const { answer: text } = nodes.find((node) => node.name === 'Haal')?.parameters ?? {};
  return (JSON.parse(String(text)) as { items: unknown[] }).items[0];
};
const read = (script: string, name?: CaseName) =>
  answer(stageOf([code('Tel', script)], 'Start > Haal > Tel'), name);

describe('what a workflow reads of an app', () => {
  it('is followed through lists, loops, functions and names of a script', () => {
    expect(
      read(`const { rows = [] } = $input.first().json;
const naam = ({ info }) => info.first;
const per = new Map();
for (const rij of rows.filter((een) => een.id)) per.set(rij.id, [...(per.get(rij.id) ?? []), rij]);
return [...per].map(([id, lijst]) => ({ json: { id, naam: naam(lijst[0]) } }));`),
    ).toEqual({ rows: [{ id: '1042', info: { first: 'Sanne' } }] });
  });

  it('is followed through steps of n8n that hand it on under another name', () => {
    const stage = stageOf(
      [
        code('Los', 'return $json.orders.map((row) => ({ json: row }));'),
        set('Order', { prijs: ['number', '={{ $json.clicks }}'], status: '={{ $json.state }}' }),
        when('Betaald?', [['={{ $json.status }}', 'is', 'paid']]),
      ],
      'Start > Haal > Los > Order > Betaald?',
    );
    expect(answer(stage)).toEqual({ orders: [{ clicks: 129.5, state: 'paid' }] });
    expect(answer(stage, 'other')).toMatchObject({ orders: [{ state: 'niet paid' }] });
  });

  it('answers a question first, then its opposite, and the other way round where a question leads out', () => {
    const script = `return $input.all().filter(({ json }) => {
  if (json.open === 0) return [];
  return json.soort !== 'concept' && !json.gemeld;
});`;
    expect(read(script)).toEqual({ open: 1, soort: 'niet concept', gemeld: '' });
    expect(read(script, 'other')).toEqual({ open: 0, soort: 'concept', gemeld: 'Voorbeeld' });
  });

  it('has dates on the day for which the workflow looks', () => {
    const script = `const dagen = Math.floor(DateTime.fromISO($json.einde).diffNow('days').days);
const oud = DateTime.fromISO($json.begin) < $now.minus({ weeks: 2 });
return dagen === 30 && oud ? [{ json: {} }] : [];`;
    expect(read(script)).toEqual({ einde: '2026-12-23T12:00:00.000Z', begin: '2026-11-08T12:00:00.000Z' });
  });

  it('takes a settled limit for what it is, and a list for as long as is asked', () => {
    const stage = stageOf(
      [
        set('Grens', {
          meer: ['number', '40'],
          wie: '={{ $json.wie.trim() }}',
          veel: '={{ $json.lijst.length >= 2 }}',
        }),
        when('Meer?', [["={{ $('Haal').item.json.aantal }}", '>', "={{ $('Grens').item.json.meer }}"]]),
        code('Namen', "return $('Haal').first().json.lijst.map(({ naam }) => ({ json: { naam } }));"),
      ],
      'Start > Haal > Grens > Meer? > Namen',
    );
    expect(answer(stage)).toEqual({
      ...{ wie: 'Voorbeeld', aantal: 41 },
      lijst: [{ naam: 'Sanne de Vries' }, { naam: 'Sanne de Vries' }],
    });
  });
});
