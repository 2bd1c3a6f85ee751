import { agent, ask as askModel, classify, openChat, tool } from '../dsl/ai.js';
import {
  append,
  code,
  gather,
  goOnAfterError,
  keep,
  loop,
  node,
  nothing,
  set,
  stop,
  when,
  withErrorBranch,
} from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { promise } from '../dsl/promise.js';
import { byHand, form, openForm, webhook } from '../dsl/triggers.js';
import type { NodeSpec, WorkflowSpec } from '../dsl/types.js';
import { workflow } from '../dsl/workflow.js';
import { faultsOf, rules } from './index.js';

const start = byHand('Start');
const table = node('Lees de tabel', 'googleSheets', 4.7, { operation: 'read' });
const end = nothing('Klaar');
/** Writes one column of one sheet. */
const row = (name: string, column: string) =>
  node(name, 'googleSheets', 4.7, {
    operation: 'append',
    sheetName: { mode: 'name', value: 'Klanten' },
    columns: { value: { [column]: 'x' } },
  });
const pays = http('Betaal terug', 'https://api.mollie.com/v2/payments/1/refunds', { method: 'POST' });
const polled = node('Post', 'gmailTrigger', 1.3, { pollTimes: { item: [{ mode: 'everyMinute' }] } });
const fromPost = { flow: ['Post > Zet'] };
const asWritten = node('Noteer', 'googleSheets', 4.7, {
  ...row('Noteer', 'Telefoon').parameters,
  options: { cellFormat: 'RAW' },
});
const says = (text: string) => set('Zeg', { tekst: text });

/** A workflow of these steps in a row, after a start by hand. */
const inARow = (steps: NodeSpec[], more: Partial<WorkflowSpec> = {}) =>
  workflow({
    slug: 'x',
    name: 'X',
    description: '',
    category: 'hr',
    tags: [],
    difficulty: 'beginner',
    tier_required: 'starter',
    time_to_deploy: '',
    short_benefit: '',
    accounts: [],
    setup_steps: [],
    en: { name: 'X', description: '', short_benefit: '' },
    nodes: [start, ...steps],
    flow: [[start, ...steps].map(({ name }) => name).join(' > ')],
    ...more,
  });
const found = (...given: Parameters<typeof inARow>): string[] =>
  faultsOf(inARow(given[0], given[1])).map(({ rule }) => rule);

const mail = (html: string) => node('Mail', 'emailSend', 2.1, { html });
const task = node('Maak taak', 'todoist', 2.1, { content: 'Bel terug' });
const question = (label: string) => form('Vraag', 'Vraag', '', [['antwoord', label]]);
const sorts = (name: string) => classify(name, '={{ $json.a }}', [['A', 'a']]);
const field = (value: string) => set('Zet', { bedrag: ['number', value] });

const answer = node('Antwoord', 'respondToWebhook', 1.5, { respondWith: 'noData' });
const called = (responseMode: string) => node('Oproep', 'webhook', 2.1, { responseMode, path: 'a' });
const calledBack = [promise('answer', 'Maak taak')];
const erases = (value: { [column: string]: string }) =>
  node('Wis', 'googleSheets', 4.7, { operation: 'update', sheetName: 'Kandidaten', columns: { value } });
const keptBy = (step: string) => ({
  setup_steps: ['Geef de tabel Kandidaten de kolommen Nummer (uniek), Naam, E-mail en Status.'],
  promises: [promise('erasure', step)],
});

const ask = node('Vraag akkoord', 'slack', 2.5, { operation: 'sendAndWait' });
const approved = when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]);
const signUp = openForm('Aanmelding', 'Aanmelden', '', [
  ['naam', 'Naam'],
  ['mail', 'E-mail', 'email'],
]);
const welcome = (html: string) =>
  node('Welkom', 'emailSend', 2.1, { toEmail: '={{ $json.mail }}', subject: 'Welkom', html });
const signedUp = { flow: ['Aanmelding > Welkom'] };
const query = (text: string) =>
  tool('Zoek', 'Hulp', 'postgresTool', 2.7, { operation: 'executeQuery', query: text });
const chatted = { flow: ['Chat > Hulp'] };
const withKey = { flow: ['Oproep > Alleen met de sleutel > Klaar'] };

const tenths = code('Reken', 'return [{ json: { over: Math.round($json.uren * 10) / 10 } }];');
const asksAgain = ['Start > Vraag akkoord > Akkoord? > Klaar', 'Akkoord? #1 > Vraag akkoord'];

const examples: [rule: string, bad: Parameters<typeof inARow>, good: Parameters<typeof inARow>][] = [
  ['settings', [[mail('Aan KIES_JE_NAAM')]], [[mail('Aan het team')]]],
  ['readable', [[mail('={{ $json.a + }}')]], [[mail('={{ ($json.a) }}')]]],
  ['numbers', [[table, field('={{ $json.Bedrag }}')]], [[table, field('={{ Number($json.Bedrag) || 0 }}')]]],
  [
    'amounts',
    [[table, field("={{ Number(String($json.Bedrag).replace(',', '.')) || 0 }}")]],
    [
      [
        table,
        field("={{ Number(String($json.Bedrag).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0 }}"),
      ],
    ],
  ],
  [
    'amounts',
    [[table, mail("={{ (Number($json.Bedrag) || 0).toLocaleString('nl-NL') }}")]],
    [
      [
        table,
        field('={{ Number($json.Bedrag) || 0 }}'),
        mail("={{ (Number($json.bedrag) || 0).toLocaleString('nl-NL') }}"),
      ],
    ],
  ],
  [
    'numbers',
    [[field('={{ Number($json.total) }}')]],
    [[field('={{ [Number($json.total)].find(Number.isFinite) ?? null }}')]],
  ],
  [
    'numbers',
    [[table, when('Groot?', [['={{ $json.Bedrag }}', '>', 500]])]],
    [[table, field('={{ Number($json.Bedrag) || 0 }}'), when('Groot?', [['={{ $json.bedrag }}', '>', 500]])]],
  ],
  [
    'numbers',
    [[table, mail('={{ Number($json.Bedrag).toFixed(2) }}')]],
    [[table, mail('={{ (Number($json.Bedrag) || 0).toFixed(2) }}')]],
  ],
  [
    'numbers',
    [[pays, mail("={{ Number($json.amount?.value).toLocaleString('nl-NL') }}")]],
    [[pays, mail("={{ (Number($json.amount?.value) || 0).toLocaleString('nl-NL') }}")]],
  ],
  [
    'numbers',
    [[table, loop('Rij voor rij', 1), mail('={{ $json.som.toFixed(2) }}')]],
    [
      [code('Tel', 'return [];'), loop('Rij voor rij', 1), mail('={{ $json.som.toFixed(2) }}'), table],
      { flow: ['Start > Tel > Rij voor rij #1 > Mail > Lees de tabel > Rij voor rij'] },
    ],
  ],
  [
    'dates',
    [[table, keep('Oud', [['={{ $json.Datum }}', 'before', '={{ $now.toISO() }}']])]],
    [[table, keep('Oud', [['={{ DateTime.fromISO(String($json.Datum)) < $now }}', 'yes']])]],
  ],
  [
    'dates',
    [[table, mail("={{ DateTime.fromISO($json.Datum).toFormat('d-M') }}")]],
    [
      [
        table,
        mail(
          "={{ DateTime.fromISO($json.Datum).isValid ? DateTime.fromISO($json.Datum).toFormat('d-M') : 'onbekend' }}",
        ),
      ],
    ],
  ],
  [
    'dates',
    [[mail('={{ DateTime.fromSeconds($json.created).toISO() }}')]],
    [[mail('={{ DateTime.fromSeconds(Number($json.created)).toISO() }}')]],
  ],
  [
    'dates',
    [[code('Reken', 'return [{ json: { dag: new Date($json.dag).toISOString() } }];')]],
    [[code('Reken', 'return [{ json: { dag: DateTime.fromISO(String($json.dag)).toISO() } }];')]],
  ],
  [
    'dates',
    [[mail('={{ $json.Datum.toDateTime() }}')]],
    [[mail('={{ $json.Datum ? $json.Datum.toDateTime() : 0 }}')]],
  ],
  [
    'one-bad-row',
    [
      [
        code(
          'Lees',
          "for (const { json } of $input.all()) if (!json.a) throw new Error('leeg');\nreturn [];",
        ),
      ],
    ],
    [
      [
        code(
          'Lees',
          "try { if (!$json.a) throw new Error('leeg'); } catch { return []; }\nreturn $input.all();",
        ),
      ],
    ],
  ],
  [
    'one-bad-row',
    [[code('Lees', 'return [{ json: JSON.parse($json.text) }];')]],
    [[goOnAfterError(code('Lees', 'return [{ json: JSON.parse($json.text) }];'))]],
  ],
  [
    'model-answers',
    [[sorts('Sorteer'), end]],
    [[withErrorBranch(sorts('Sorteer')), end], { flow: ['Start > Sorteer > Klaar', 'Sorteer #1 > Klaar'] }],
  ],
  ['model-answers', [[withErrorBranch(sorts('Sorteer')), end]], [[end]]],
  ['model-answers', [[goOnAfterError(sorts('Sorteer')), end]], [[end]]],
  [
    'secrets',
    [[code('Maak', 'const wachtwoord = Math.random().toString(36);\nreturn [{ json: { wachtwoord } }];')]],
    [[code('Loting', 'const winnaar = Math.floor(Math.random() * 5);\nreturn [{ json: { winnaar } }];')]],
  ],
  [
    'calendar-days',
    [[mail('=Gisteren: {{ $json.at > $now.minus({ days: 1 }).toISO() }}')]],
    [[mail("=Gisteren: {{ $json.at > $now.minus({ days: 1 }).startOf('day').toISO() }}")]],
  ],
  [
    'calendar-days',
    [[mail('={{ new Date().toISOString().slice(0, 10) }}')]],
    [[mail('={{ $now.toISODate() }} het laatste etmaal {{ $now.minus({ hours: 24 }).toISO() }}')]],
  ],
  [
    'stock-not-kept',
    [[set('Artikel', { stock: '={{ $json.stock_quantity ?? 0 }}' })]],
    [[set('Artikel', { stock: '={{ $json.stock_quantity ?? null }}' })]],
  ],
  [
    'promises',
    [[mail('<p>We antwoorden binnen een werkdag.</p>'), task]],
    [
      [mail('<p>We antwoorden binnen een werkdag.</p>'), task],
      { promises: [promise('answer', 'Maak taak')] },
    ],
  ],
  [
    'promises',
    [
      [mail('<p>You will receive the invoice by mail.</p>'), end],
      { promises: [promise('delivery', 'Klaar')] },
    ],
    [[mail('<p>De klant ontvangt geen mail.</p>')]],
  ],
  [
    'promises',
    [
      [when('Mag het?', []), mail('<p>We bellen je.</p>'), task],
      { promises: calledBack, flow: ['Start > Mag het? > Mail', 'Mag het? #1 > Maak taak'] },
    ],
    [
      [when('Mag het?', []), mail('<p>We bellen je.</p>'), task],
      { promises: calledBack, flow: ['Start > Mag het? > Mail', 'Mag het? > Maak taak'] },
    ],
  ],
  ['promises', [[task], { promises: [promise('refund', 'Nergens')] }], [[task]]],
  [
    'erasure',
    [[erases({ Naam: 'gewist' })], keptBy('Wis')],
    [[erases({ Naam: 'gewist', 'E-mail': '' })], keptBy('Wis')],
  ],
  [
    'consent',
    [[question('Geef je toestemming?'), mail('Dank je')]],
    [[question('Geef je toestemming?'), when('Mag het?', [['={{ $json.antwoord }}', 'is', 'ja']])]],
  ],
  [
    'consent',
    [[node('Vraag akkoord', 'slack', 2.5, { operation: 'sendAndWait' }), end]],
    [
      [
        node('Vraag akkoord', 'slack', 2.5, { operation: 'sendAndWait' }),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
      ],
    ],
  ],
  [
    'named-steps',
    [[end], { setup_steps: ['Pas het aantal in "Tel de regels" aan.'] }],
    [[end], { setup_steps: ['Pas het aantal in "Klaar" aan en kies "Samenvoegen".'] }],
  ],
  [
    'columns',
    [[row('Bewaar', 'E-mail'), row('Werk bij', 'Email')]],
    [[row('Bewaar', 'E-mail'), row('Werk bij', 'E-mail')]],
  ],
  [
    'columns',
    [[row('Bewaar', 'E-mail'), says("={{ $('Bewaar').item.json['e-mail'] }}")]],
    [[row('Bewaar', 'E-mail'), says("={{ $('Bewaar').item.json['E-mail'] }}")]],
  ],
  [
    'responding',
    [[question('Naam'), answer], { flow: ['Vraag > Antwoord'] }],
    [
      [question('Naam'), called('responseNode'), answer, end],
      { flow: ['Vraag > Klaar', 'Oproep > Antwoord'] },
    ],
  ],
  [
    'endless',
    [[ask, when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]), end], { flow: asksAgain }],
    [[ask, when('Akkoord?', [['={{ $runIndex }}', '<', 6]]), end], { flow: asksAgain }],
  ],
  [
    'one-question',
    [[table, ask, approved, end]],
    [
      [table, loop('Rij voor rij', 1), ask, approved, end],
      {
        flow: [
          'Start > Lees de tabel > Rij voor rij #1 > Vraag akkoord > Akkoord? > Klaar > Rij voor rij',
          'Akkoord? #1 > Rij voor rij',
        ],
      },
    ],
  ],
  [
    'one-question',
    [[code('Losse regels', 'return $json.regels.map((json) => ({ json }));'), ask, approved, end]],
    [[code('Eén lijst', "return [{ json: { tekst: $input.all().join('') } }];"), ask, approved, end]],
  ],
  [
    'one-question',
    [
      [table, loop('Per tien', 10), ask, approved],
      { flow: ['Start > Lees de tabel > Per tien #1 > Vraag akkoord > Akkoord? > Per tien'] },
    ],
    [[table, gather('Samen', 'regels'), ask, approved, end]],
  ],
  [
    'one-question',
    [
      [set('A', { a: 'a' }), set('B', { b: 'b' }), append('Samen'), ask, approved],
      { flow: ['Start > A > Samen > Vraag akkoord > Akkoord?', 'Start > B > Samen @1'] },
    ],
    [
      [when('Welke?', []), set('A', { a: 'a' }), set('B', { b: 'b' }), append('Samen'), ask, approved],
      { flow: ['Start > Welke? > A > Samen > Vraag akkoord > Akkoord?', 'Welke? #1 > B > Samen @1'] },
    ],
  ],
  ['once', [[{ ...pays, retryOnFail: true }]], [[pays]]],
  [
    'several-at-once',
    [[polled, set('Zet', { wie: "={{ $('Post').first().json.van }}" })], fromPost],
    [[polled, set('Zet', { wie: "={{ $('Post').item.json.van }}" })], fromPost],
  ],
  [
    'caught',
    [[code('Lees', 'let a = 0;\ntry { a = $json.a.b; } catch {}\nreturn [{ json: { a } }];')]],
    [[code('Lees', 'let a = 0;\ntry { a = $json.a.b; } catch { a = 1; }\nreturn [{ json: { a } }];')]],
  ],
  [
    'patterns',
    [[code('Lees', "return [{ json: { a: /^\\\\d{4}-/.test('2026-') } }];")]],
    [[code('Lees', "return [{ json: { a: /^\\d{4}-[\\\\.]/.test('2026-') } }];")]],
  ],
  ['cells', [[row('Noteer', 'Telefoon')]], [[asWritten]]],
  [
    'unheard',
    [[withErrorBranch(mail('<p>Dag</p>'))]],
    [[withErrorBranch(mail('<p>Dag</p>')), end], { flow: ['Start > Mail', 'Mail #1 > Klaar'] }],
  ],
  [
    'open-doors',
    [[{ ...form('Vraag', 'Vraag', '', []), parameters: { authentication: 'none' } }, end]],
    [[form('Vraag', 'Vraag', '', []), end]],
  ],
  [
    'open-doors',
    [[signUp, welcome('=Beste {{ $json.naam }}')], signedUp],
    [[signUp, welcome("=Beste {{ $json.naam.replace(/https?:\\S*/g, '').slice(0, 80) }}")], signedUp],
  ],
  [
    'open-doors',
    [[openChat('Chat', '', ''), agent('Hulp', 'Help'), query("={{ $fromAI('vraag') }}")], chatted],
    [[openChat('Chat', '', ''), agent('Hulp', 'Help'), query('select 1')], chatted],
  ],
  [
    'open-doors',
    [[webhook('Oproep', 'a', { open: true }), keep('Alleen met de sleutel', []), end], withKey],
    [
      [
        webhook('Oproep', 'a', { open: true }),
        keep('Alleen met de sleutel', [['={{ $json.query.key }}', 'is', 'x']]),
        end,
      ],
      withKey,
    ],
  ],
  [
    'texts',
    [[mail('=Totaal € {{ $json.totaal }}')]],
    [[mail("=Totaal {{ Number($json.totaal).toLocaleString('nl-NL') }}")]],
  ],
  [
    'texts',
    [[tenths, mail('=Nog {{ $json.over }} uur')]],
    [[tenths, mail("=Nog {{ $json.over.toLocaleString('nl-NL') }} uur")]],
  ],
  [
    'texts',
    [[code('Maak', "return [{ json: { tekst: '€ ' + $json.order.totaal } }];")]],
    [[code('Maak', "return [{ json: { tekst: '€ ' + $json.order.totaal.toLocaleString('nl-NL') } }];")]],
  ],
  [
    'set-up',
    [[row('Bewaar', 'Telefoon')], { setup_steps: ['Maak het tabblad Klanten met de kolom E-mail.'] }],
    [[row('Bewaar', 'Telefoon')], { setup_steps: ['Maak het tabblad Klanten met de kolom Telefoon.'] }],
  ],
];
describe.each(examples)('%s', (rule, bad, good) => {
  it('finds the fault, and nothing where there is none', () => {
    expect(found(...bad)).toContain(rule);
    expect(found(...good)).not.toContain(rule);
  });
});

describe('pairs', () => {
  const model = withErrorBranch(askModel('Schrijf', 'Kort.', '={{ $json.Naam }}'));
  const said = says("={{ $('Lees de tabel').item.json.Naam }}");
  /** As an author without `paired` would have drawn it. */
  const withTwoOutputs = (entry: ReturnType<typeof workflow>) => {
    for (const step of entry.workflow.nodes)
      if (step.name === 'Schrijf') step.onError = 'continueErrorOutput';
    return faultsOf(entry).map(({ rule }) => rule);
  };
  const flow = ['Start > Lees de tabel > Schrijf > Zeg', 'Schrijf #1 > Klaar'];
  it('finds a model whose answers belong to no item', () => {
    expect(withTwoOutputs(inARow([table, model, said, end], { flow }))).toContain('pairs');
  });
  it('finds nothing where the compiler drew it, where one item comes, or nobody asks for the item', () => {
    expect(found([table, model, said, end], { flow })).not.toContain('pairs');
    const ofOne = flow.map((path) => path.replace('Lees de tabel', 'Lees de tabel > Een voor een #1'));
    const inTurns = [...ofOne, 'Zeg > Een voor een', 'Klaar > Een voor een'];
    const turns = [table, loop('Een voor een', 1), model, said, end];
    expect(withTwoOutputs(inARow(turns, { flow: inTurns }))).not.toContain('pairs');
    expect(withTwoOutputs(inARow([table, model, says('Klaar'), end], { flow }))).not.toContain('pairs');
  });
});

it('has a bad and a good example of every rule', () => {
  const tested = ['pairs', ...examples.map(([rule]) => rule)];
  expect(rules.map(({ id }) => id).filter((id) => !tested.includes(id))).toEqual([]);
});

it('says which workflow, which step and how to mend it', () => {
  expect(faultsOf(inARow([field('={{ Number($json.total) }}')]))).toMatchObject([
    {
      rule: 'numbers',
      workflow: 'x',
      recipe: 'x',
      step: 'Zet',
      says: expect.stringContaining('Number(…) || 0'),
    },
  ]);
});

describe('an exception', () => {
  const stops = [stop('Stop', 'Klaar'), code('Lees', 'throw new Error();')];
  const accepts = (step: string, why: string) => [{ rule: 'one-bad-row', step, why }];
  it('holds for its own rule and step, with a reason', () => {
    expect(found(stops, { accepts: accepts('Lees', 'One order a run: it may fail.') })).toEqual([]);
  });
  it('is a fault by itself without a reason, or for nothing', () => {
    expect(found(stops, { accepts: accepts('Lees', '') })).toEqual(['one-bad-row']);
    expect(found([end], { accepts: accepts('Klaar', 'One order a run: it may fail.') })).toEqual([
      'one-bad-row',
    ]);
  });
});
