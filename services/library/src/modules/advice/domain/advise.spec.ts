// Pure: what an account is told that it could gain, and what it is not.
import { numbers } from '../../../../test/search-library.js';
import { advise, most } from './advise.js';
import type { AutomationFact, Candidate, Facts } from './facts.js';
import { monthlyHours } from './hours.js';
import { keyOf, subjectOf } from './key.js';
import { worded } from './worded.js';

const now = new Date('2026-11-27T10:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const idAt = (at: number): string => `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`;
const [id, other] = [idAt(1), idAt(2)];

const automation = (change: Partial<AutomationFact> = {}): AutomationFact => ({
  ...{
    id,
    name: 'Facturen',
    kind: 'linked',
    status: 'running',
    watched: true,
    archived: false,
    byHand: false,
    onTrial: false,
  },
  ...{ trouble: null, failing: null, lastRun: daysAgo(1), createdAt: daysAgo(90), minutes: 6 },
  measured: { runs: 42, succeeded: 40, days: 30 },
  ...change,
});
const trouble = (kind: 'failing' | 'silent' | 'gone' | 'unreachable' | 'update') =>
  ({ kind, title: 'Gmail: je account is verlopen', detail: 'Koppel het opnieuw.', since: null }) as const;
const failing = (change: Partial<AutomationFact> = {}) =>
  automation({
    trouble: trouble('failing'),
    failing: { cause: 'account_expired', since: daysAgo(2) },
    ...change,
  });
const candidate = (recipe: string, integrations: string[], change: Partial<Candidate> = {}): Candidate => ({
  ...{ filename: `${recipe}.json`, recipe, name: recipe, integrations, minutes: 9 },
  graph: { nodes: [], edges: [] } as unknown as Candidate['graph'],
  ...change,
});
const none: Facts = {
  ...{ automations: [], candidates: [], apps: [], linked: [] },
  ...{ owned: new Set<string>(), dismissed: new Map<string, Date>() },
};
const told = (facts: Partial<Facts>) => advise({ ...none, ...facts }, now).found;
const whys = (facts: Partial<Facts>) =>
  told(facts).map((one) => (one.kind === 'failing' ? 'failing' : one.why));

describe('what fails', () => {
  const about = (dismissed: Facts['dismissed'], change: Partial<AutomationFact> = {}) =>
    told({ automations: [failing(change)], dismissed });

  it('is said of what is watched', () => {
    expect(about(new Map())).toMatchObject([{ key: `failing.${id}.account_expired`, kind: 'failing' }]);
    expect(about(new Map(), { watched: false })).toEqual([]);
  });

  it('stays away once it was dismissed, and comes back when it went well and fails for another cause', () => {
    const dismissed = new Map([[`failing.${id}.account_expired`, daysAgo(1)]]);
    expect(about(dismissed)).toEqual([]);
    // Still the same failures, of which the first that is kept has another cause.
    expect(about(dismissed, { failing: { cause: 'service_down', since: daysAgo(2) } })).toEqual([]);
    // It went well in between.
    expect(about(dismissed, { failing: { cause: 'account_expired', since: daysAgo(0.5) } })).toEqual([]);
    expect(about(dismissed, { failing: { cause: 'service_down', since: daysAgo(0.5) } })).toHaveLength(1);
    expect(about(new Map([[`failing.${other}.account_expired`, daysAgo(1)]]))).toHaveLength(1);
  });
});

describe('what is idle', () => {
  const why = (change: Partial<AutomationFact>) => whys({ automations: [automation(change)] })[0];

  it.each([
    ['paused', { status: 'paused', lastRun: daysAgo(8) }],
    ['paused', { status: 'stopped', kind: 'reported', lastRun: daysAgo(8) }],
    ['not_started', { status: 'stopped', lastRun: null, createdAt: daysAgo(8) }],
    ['silent', { lastRun: daysAgo(31) }],
    ['silent', { lastRun: null, createdAt: daysAgo(31) }],
    ['silent', { lastRun: daysAgo(3), trouble: trouble('silent') }],
    ['silent', { lastRun: daysAgo(31), trouble: trouble('update') }],
  ] as const)('is %s: %j', (expected, change) => {
    expect(why(change)).toBe(expected);
  });

  it.each([
    ['runs', {}],
    ['was paused this week', { status: 'paused', lastRun: daysAgo(6) }],
    ['was made this week', { status: 'stopped', lastRun: null, createdAt: daysAgo(6) }],
    ['nobody reads', { status: 'paused', lastRun: daysAgo(60), watched: false }],
    ['is archived in n8n', { status: 'stopped', lastRun: daysAgo(60), archived: true }],
    ['is tried on a test instance', { status: 'paused', lastRun: daysAgo(60), onTrial: true }],
    ['is started by hand', { status: 'stopped', lastRun: daysAgo(60), byHand: true }],
    ['is gone', { status: 'stopped', lastRun: daysAgo(60), trouble: trouble('gone') }],
    ['cannot be reached', { lastRun: daysAgo(60), trouble: trouble('unreachable') }],
  ] as const)('is not what %s', (_, change) => {
    expect(why(change)).toBeUndefined();
  });

  it('is dismissed for its reason', () => {
    const dismissed = new Map([[`idle.${id}.paused`, daysAgo(400)]]);
    const automations = [automation({ status: 'paused', lastRun: daysAgo(9) })];
    expect(told({ automations, dismissed })).toEqual([]);
    expect(told({ automations: [automation({ lastRun: daysAgo(40) })], dismissed })).toHaveLength(1);
  });
});

describe('what is missing', () => {
  const shop = candidate('orders-to-books', ['Shopify', 'Moneybird']);

  it('joins apps that nothing joins first, then uses what nothing uses', () => {
    const facts: Partial<Facts> = {
      apps: ['Shopify', 'Moneybird', 'Gmail', 'Slack'],
      linked: [['Gmail', 'Slack'], ['Shopify']],
      candidates: [
        candidate('mail-to-chat', ['Gmail', 'Slack']),
        candidate('books-alone', ['Moneybird', 'RSS']),
        shop,
      ],
    };
    expect(whys(facts)).toEqual([
      { kind: 'links', apps: ['Shopify', 'Moneybird'] },
      { kind: 'unused', apps: ['Moneybird'] },
      { kind: 'fits', apps: ['Gmail', 'Slack'] },
    ]);
    const [first] = told(facts).map((one) => worded(one, now, 'nl').reason);
    expect(first).toBe('Je hebt Shopify en Moneybird, en geen automatisering op je lijst verbindt ze.');
    expect(worded(told(facts)[0] as never, now, 'en').reason).toBe(
      'You have Shopify and Moneybird, and no automation on your list links them.',
    );
  });

  it('needs none but the account’s own apps, and at least one of them', () => {
    const candidates = [shop, candidate('news', ['RSS']), candidate('nothing', [])];
    expect(told({ apps: ['Shopify'], candidates })).toEqual([]);
    expect(told({ apps: [], candidates })).toEqual([]);
    expect(told({ apps: ['shopify', 'MONEYBIRD'], candidates })).toHaveLength(1);
  });

  it('says one reason twice at most', () => {
    const candidates = Array.from({ length: 9 }, (_, at) => candidate(`r${at}`, ['Shopify', 'Moneybird']));
    expect(told({ apps: ['Shopify', 'Moneybird'], candidates }).map(({ key }) => key)).toEqual([
      'missing.r0',
      'missing.r1',
    ]);
  });

  it('is never what is owned or dismissed, once for a recipe, and few, whatever an account looks like', () => {
    const next = numbers(11);
    const apps = ['Gmail', 'Slack', 'Shopify', 'Moneybird', 'Notion', 'RSS', 'Xero'];
    const some = <T>(from: readonly T[], share: number): T[] => from.filter(() => next(100) < share);
    for (let round = 0; round < 2_000; round += 1) {
      const recipes = Array.from({ length: next(30) }, (_, at) => `r${at % 20}`);
      const automations = Array.from({ length: next(14) }, (_, at) =>
        automation({
          id: idAt(at),
          status: (['running', 'paused', 'stopped'] as const)[next(3)] ?? 'running',
          lastRun: next(3) === 0 ? null : daysAgo(next(60)),
          ...(next(3) === 0
            ? { trouble: trouble('failing'), failing: { cause: 'other', since: daysAgo(next(60)) } }
            : {}),
        }),
      );
      const everything = [
        ...recipes.map((recipe) => keyOf({ kind: 'missing', recipe })),
        ...automations.flatMap(({ id: automationId }) => [
          keyOf({ kind: 'failing', automationId, why: 'other' }),
          keyOf({ kind: 'idle', automationId, why: 'paused' }),
          keyOf({ kind: 'idle', automationId, why: 'silent' }),
        ]),
      ];
      const facts: Facts = {
        automations,
        candidates: recipes.map((recipe) => candidate(recipe, some(apps, 30))),
        apps: some(apps, 70),
        linked: [some(apps, 30), some(apps, 30)],
        owned: new Set(some(recipes, 30)),
        dismissed: new Map(some(everything, 30).map((key) => [key, daysAgo(next(90))])),
      };
      const { found, more } = advise(facts, now);
      const keys = found.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => facts.dismissed.has(key))).toEqual([]);
      for (const one of found) {
        expect(subjectOf(one.key)?.kind).toBe(one.kind);
        if (one.kind === 'missing') {
          expect(facts.owned.has(one.of.recipe)).toBe(false);
          expect(one.of.integrations.every((app) => app === 'RSS' || facts.apps.includes(app))).toBe(true);
        }
      }
      for (const kind of ['failing', 'idle', 'missing'])
        expect(found.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(most);
      expect(more).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('hours', () => {
  it('are worked out from measured runs alone, or not at all', () => {
    expect(monthlyHours(42, { runs: 42, succeeded: 40, days: 30 }, 10)).toBe(7);
    expect(monthlyHours(14, { runs: 14, succeeded: 14, days: 10 }, 10)).toBe(7);
    expect(monthlyHours(14, { runs: 14, succeeded: 14, days: 5.9 }, 10)).toBeNull();
    expect(monthlyHours(0, { runs: 0, succeeded: 0, days: 30 }, 10)).toBeNull();
    expect(monthlyHours(42, { runs: 42, succeeded: 42, days: 30 }, 0)).toBeNull();
  });

  it('put what saves most first, and say how much more there is', () => {
    const automations = Array.from({ length: 8 }, (_, at) =>
      failing({ id: idAt(at), minutes: at, measured: { runs: 30, succeeded: 0, days: 30 } }),
    );
    const { found, more } = advise({ ...none, automations }, now);
    expect(found.map(({ key }) => key.slice(8, 44))).toEqual([7, 6, 5, 4, 3].map(idAt));
    expect(more).toBe(3);
  });

  it.each([
    [failing(), 'nl', '42 runs in 30 dagen, 6 minuten handwerk per run als hij weer slaagt.', 4.2],
    [
      automation({ status: 'paused', lastRun: daysAgo(9) }),
      'en',
      '40 runs that succeeded in 30 days while it ran, 6 minutes of handwork a run.',
      4,
    ],
    [
      failing({ measured: { runs: 3, succeeded: 0, days: 2 } }),
      'nl',
      '6 minuten handwerk per run; er zijn te weinig runs gemeten om uren te noemen.',
      null,
    ],
    [failing({ minutes: 0 }), 'en', 'How much handwork a run saves is not known of this one.', null],
  ] as const)('are explained', (of, lang, how, hours) => {
    const [found] = told({ automations: [of] });
    const { gain } = worded(found as never, now, lang);
    expect([gain.how, gain.hours_per_month]).toEqual([how, hours]);
  });
});

describe('the one act', () => {
  const act = (facts: Partial<Facts>) => worded(told(facts)[0] as never, now, 'nl').act;

  it('mends, starts, looks or deploys', () => {
    expect(act({ automations: [failing()] })).toEqual({
      kind: 'mend',
      to: `/dashboard/automations/${id}?status=error`,
    });
    expect(act({ automations: [automation({ status: 'paused', lastRun: daysAgo(9) })] }).kind).toBe('resume');
    expect(act({ automations: [automation({ status: 'stopped', lastRun: null })] }).kind).toBe('start');
    expect(act({ automations: [automation({ lastRun: daysAgo(40) })] }).kind).toBe('look');
    expect(act({ apps: ['Gmail'], candidates: [candidate('a b', ['Gmail'])] })).toEqual({
      kind: 'deploy',
      to: '/workflow-library/a%20b.json/deploy',
    });
  });
});

it('reads back the keys it writes, and no others', () => {
  for (const subject of [
    { kind: 'failing', automationId: id, why: 'other' },
    { kind: 'idle', automationId: id, why: 'silent' },
    { kind: 'missing', recipe: 'met.punt/en spatie.json' },
  ] as const)
    expect(subjectOf(keyOf(subject))).toEqual(subject);
  for (const key of [
    ...['', 'missing.', 'missing.a\0b', `missing.${'x'.repeat(256)}`, `failing.${id}`, `idle.${id}.other`],
    ...[`failing.${id}.paused`, 'failing.1.other', `gone.${id}.other`, `failing.${id}.other.more`],
  ])
    expect([key, subjectOf(key)]).toEqual([key, undefined]);
});
