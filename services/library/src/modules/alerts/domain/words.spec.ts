import { countsOf, linesOf, type Told, titleOf } from './words.js';

const told = (change: Partial<Told>): Told => ({
  ...{ kind: 'first_failure', automationId: 'a', automation: 'Facturen', failures: 1 },
  ...{
    at: new Date('2026-11-27T08:00:00Z'),
    cause: null,
    step: 'Zoek bedrijf',
    stepType: null,
    app: 'HubSpot',
    why: null,
  },
  ...change,
});
const outage = (name: string, at: number) =>
  told({
    ...{
      automationId: name,
      automation: name,
      cause: 'service_down',
      stepType: 'n8n-nodes-base.hubspot',
      why: 'HubSpot: storing',
    },
    at: new Date(Date.parse('2026-11-27T08:00:00Z') + at),
  });

it('says one line for each, in both languages', () => {
  const all = [
    told({}),
    told({ kind: 'keeps_failing', failures: 3, step: null, at: new Date('2026-11-27T08:20:00Z') }),
    told({ kind: 'silent', automationId: 'b', automation: 'Back-up', at: new Date('2026-11-27T09:00:00Z') }),
    told({ kind: 'well_again', at: new Date('2026-11-27T10:00:00Z') }),
  ];
  expect(linesOf(all, 'nl')).toEqual([
    'Facturen mislukte bij stap “Zoek bedrijf” (HubSpot).',
    'Facturen blijft mislukken, 3 keer achter elkaar.',
    'Back-up liep niet toen het verwacht werd. Sinds 27 november om 10:00 is er geen run gezien.',
    'Facturen loopt weer.',
  ]);
  expect(linesOf(all, 'en')[1]).toBe('Facturen keeps failing, 3 times in a row.');
  expect(countsOf(all)).toEqual({ failing: 0, silent: 1, well: 1 });
  expect(titleOf(all, 'nl')).toBe('Een automatisering heeft je nodig');
});

it('makes one line of twenty automations that one service stops', () => {
  const all = Array.from({ length: 20 }, (_, at) => outage(`Stroom ${at + 1}`, at));
  expect(linesOf(all, 'nl')).toEqual([
    'HubSpot: storing. 20 automatiseringen staan stil: Stroom 1, Stroom 2, Stroom 3 en 17 andere.',
  ]);
  expect(titleOf(all, 'en')).toBe('20 automations need you');
  expect(linesOf(all.slice(0, 2), 'en')).toEqual([
    'HubSpot: storing. 2 automations stand still: Stroom 1 and Stroom 2.',
  ]);
  expect(linesOf(all.slice(0, 1), 'nl')).toEqual([
    'Stroom 1 mislukte bij stap “Zoek bedrijf”. HubSpot: storing.',
  ]);
});
