import { code } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { everyDay } from '../dsl/triggers.js';
import { workflow } from '../dsl/workflow.js';
import { matching } from './matching.js';
import { nearOf } from './mixed.js';
import { Stage } from './stage.js';

const now = Date.parse('2026-11-23T12:00:00Z');
const stageOf = (script: string) =>
  new Stage(
    workflow({
      ...{ slug: 'proef', name: 'Proef', description: '', category: 'hr', tags: [], difficulty: 'beginner' },
      ...{ tier_required: 'starter', time_to_deploy: '', short_benefit: '', accounts: [], setup_steps: [] },
      en: { name: 'Trial', description: '', short_benefit: '' },
      nodes: [everyDay('Start', 8), http('Haal', 'https://api.voorbeeld.nl/'), code('Los', script)],
      flow: ['Start > Haal > Los'],
    }).workflow,
  );
const answer = (stage: Stage, name: 'normal' | 'mixed1' | 'mixed2') =>
  (
    JSON.parse(
      String(
        stage.staged({ trigger: 'Start', name }, now).nodes.find((node) => node.name === 'Haal')?.parameters
          .answer,
      ),
    ) as { items: { rijen: Record<string, unknown>[]; klanten: Record<string, unknown>[] }[] }
  ).items[0];

describe('a mixed case', () => {
  const script = `return $json.rijen
  .filter((rij) => DateTime.fromISO(String(rij.einde)).diffNow('days').days === 14 && !rij.gemeld)
  .map((rij) => ({ json: { wie: $json.klanten.find((klant) => klant.nummer === rij.van) } }));`;

  it('has many rows of which no two are alike, with every day that the workflow names among them', () => {
    const rows = answer(stageOf(script), 'mixed1')?.rijen ?? [];
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    expect(rows.map(({ einde }) => String(einde).slice(0, 10))).toContain('2026-12-07');
    expect(rows.some(({ gemeld }) => gemeld === '')).toBe(true);
    expect(rows.some(({ gemeld }) => gemeld !== '')).toBe(true);
  });

  it('stays small for a script that goes down into whatever comes', () => {
    const deep = `const diep = (v) => (Array.isArray(v) ? diep(v[0]) : v);
return $json.rijen.map((rij) => ({ json: { wat: diep(rij.wat[0][0][0][0][0][0]) } }));`;
    expect(JSON.stringify(answer(stageOf(deep), 'mixed1')).length).toBeLessThan(20_000);
  });

  it('is the same each time', () => {
    expect(answer(stageOf(script), 'mixed2')).toEqual(answer(stageOf(script), 'mixed2'));
  });

  it('keeps together what belongs together: a row is found by the field that another one names', () => {
    const found = answer(stageOf(script), 'normal');
    expect(found?.rijen[0]?.van).toBe(found?.klanten[0]?.nummer);
  });
});

describe('what a workflow names', () => {
  it('are days on both sides of now, and figures with their neighbours', () => {
    const { days, figures } = nearOf('plus({ weeks: 2 }) dagen === 30');
    expect(days).toEqual(expect.arrayContaining([0, 14, -14, 30, -30, 29, 31]));
    expect(figures).toEqual(expect.arrayContaining([29, 30, 31]));
  });
});

describe('a text that answers a pattern', () => {
  it.each([
    ['^\\S+@\\S+\\.\\S+$', 'sanne@voorbeeld.nl'],
    ['^\\+\\d{8,15}$', '+31612345678'],
    ['^(?:ja|yes)', 'ja'],
    ['^[0-9a-f-]{32,36}$', 'a'.repeat(32)],
    ['spoed|stuk', 'spoed'],
  ])('is found for %s', (pattern, text) => expect(matching(pattern, 'i')).toBe(text));

  it.each([['[<&]'], ['('], ['\\s']])('is none for %s, which tells nothing of what is written', (pattern) =>
    expect(matching(pattern)).toBeUndefined(),
  );
});
