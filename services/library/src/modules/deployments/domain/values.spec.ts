import { chain, node } from '../../../../test/flows.js';
import type { StoredSetting } from '../../workflows/domain/texts.js';
import { settingsIn } from '../../workflows/domain/texts.js';
import { askedValues, type EarlierAnswers } from './values.js';

const both = (nl: string, en = nl) => ({ nl, en });
const stored = (key: string, at: [string, string][], rest: Partial<StoredSetting> = {}): StoredSetting => ({
  ...{ key, kind: 'text', label: both(`Label ${key}`), help: both(''), example: both('voorbeeld') },
  at: at.map(([step, path]) => ({ step: both(step), path })),
  ...rest,
});
const flow = chain(
  node('Start', 'gmailTrigger', { position: [0, 0], parameters: { filters: { q: 'label:facturen' } } }),
  node('Instellingen', 'set', {
    position: [240, 0],
    parameters: {
      assignments: {
        assignments: [
          { name: 'grens', value: 1 },
          { name: 'wie', value: 'a' },
        ],
      },
    },
  }),
  node('Vraag', 'gmail', {
    position: [480, 0],
    parameters: { sendTo: "={{ $('Instellingen').first().json.wie }}" },
  }),
  node('Boven?', 'if', {
    position: [360, 0],
    parameters: { value: "={{ $('Instellingen').first().json.grens }}", other: 'grenzen' },
  }),
);
const settings = [
  stored('wie', [['Instellingen', 'assignments.assignments.1.value']], { kind: 'mail' }),
  stored('grens', [['Instellingen', 'assignments.assignments.0.value']]),
  stored('label', [['Start', 'filters.q']]),
];
const asked = (earlier: EarlierAnswers[] = []) =>
  askedValues(settingsIn(settings, 'nl'), flow, earlier, 'nl');

it('asks in the order in which the workflow uses a value, and names the steps', () => {
  expect(asked().map(({ key, used_in, value, from }) => [key, used_in, value, from])).toEqual([
    ['label', ['Start'], '', 'nothing'],
    ['grens', ['Boven?'], '', 'nothing'],
    ['wie', ['Vraag'], '', 'nothing'],
  ]);
});

it('knows the latest answer to the same question, by its key and kind or by its label', () => {
  const earlier = (name: string, answers: Record<string, string>, of: StoredSetting[]): EarlierAnswers => ({
    ...{ name, answers, settings: of },
  });
  const newest = earlier('Nieuw', { wie: 'nieuw@klant.nl', hoogte: '100' }, [
    stored('wie', [], { kind: 'mail' }),
    stored('hoogte', [], { label: both('Label grens') }),
  ]);
  const older = earlier('Oud', { wie: 'oud@klant.nl', label: 'Bonnen' }, settings);
  expect(asked([newest, older]).map(({ value, from, earlier: name }) => [value, from, name])).toEqual([
    ['Bonnen', 'earlier', 'Oud'],
    ['100', 'earlier', 'Nieuw'],
    ['nieuw@klant.nl', 'earlier', 'Nieuw'],
  ]);
});

it('takes no answer of another kind, none that its check refuses, and never an example', () => {
  const other = { name: 'X', answers: { wie: 'geen adres', label: ' ' }, settings };
  expect(asked([other]).map(({ value }) => value)).toEqual(['', '', '']);
});
