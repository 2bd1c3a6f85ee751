import { indexOf } from '../../../../test/search-library.js';
import { interpret, type Slot } from './interpret.js';

const index = indexOf([
  {
    name: 'Factuur sturen via Gmail',
    nameEnglish: 'Send an invoice for them by Gmail',
    integrations: ['Gmail', 'Google Sheets', 'OpenAI'],
    tags: ['facturen', 'rekening'],
  },
  {
    name: 'Factuurherinnering',
    nameEnglish: 'Invoice reminder',
    integrations: ['Azure OpenAI', 'Exact Online'],
    tags: ['reeks'],
  },
  {
    name: 'Taak in to do lijst',
    nameEnglish: 'Task',
    integrations: ['Microsoft To Do', 'HubSpot', 'Slack'],
  },
  {
    name: 'Bestellingen bijhouden',
    nameEnglish: 'Keep orders',
    integrations: ['Shopify', 'Mailchimp'],
    tags: ['agenda'],
    texts: ['Houdt bestellingen bij in de agenda en de kalender. Bestellijst.', 'Snel kiezen voor start.'],
    actions: ['sendAndWait'],
  },
  {
    name: 'Verlof aanvragen',
    nameEnglish: 'Ask for leave',
    tags: ['verlof', 'to-do', 'video call', 'kwakkelen'],
  },
]);
const wordOf = (id: number): string => index.vocabulary.words[id] as string;

/** What a slot looks for, what counts most first: a, then b as much as c: `a > b = c`; `+ d and e` side by side. */
function read({ text, corrected, action, words, together }: Slot, of = index): string {
  const wordOf = (id: number): string => of.vocabulary.words[id] as string;
  const by = new Map<string, string[]>();
  for (const [id, weight] of words)
    by.set(weight.toFixed(3), [...(by.get(weight.toFixed(3)) ?? []), wordOf(id)]);
  const order = [...by]
    .sort((a, b) => Number(b[0]) - Number(a[0]))
    .map(([, same]) => same.sort().join(' = '));
  const signs = `${corrected ? '?' : ''}${action ? '!' : ''}`;
  return `${text}${signs}: ${order.join(' > ')}${together.map(([ids]) => ` + ${ids.map(wordOf).join(' and ')}`).join('')}`;
}

it.each([
  ['a word', 'factuur', ['factuur: factuur > facturen > invoice = rekening > factuurherinnering']],
  [
    'a form that nobody uses',
    'factuurs',
    ['factuurs: factuur > facturen = invoice = rekening > factuurherinnering'],
  ],
  ['a word with a meaning of its own', 'reeks', ['reeks: reeks > facturen = factuur = invoice = rekening']],
  [
    'another language',
    'rechnung',
    ['rechnung: factuur = invoice > facturen > rekening > factuurherinnering'],
  ],
  [
    'it by its letters',
    'rappel réunion',
    ['rappel: reminder > factuurherinnering', 'reunion:  + video and call'],
  ],
  ['an app, before others with its name in theirs', 'openai', ['openai: @openai > openai > azureopenai']],
  [
    'an app in several words',
    'google sheets gmail',
    ['google sheets: @googlesheets > googlesheets', 'gmail: @gmail > gmail'],
  ],
  ['an app in three', 'microsoft to do', ['microsoft to do: @microsofttodo > microsofttodo > todo']],
  ['an app that was cut in two', 'mail chimp', ['mailchimp: @mailchimp > mailchimp']],
  ['such a one with a slip', 'mial chimp', ['mailchimp?: @mailchimp > mailchimp']],
  ['the first word of an app', 'exact', ['exact: exact > exactonline']],
  ['apps of a kind', 'crm', ['crm: @hubspot']],
  [
    'apps of a kind and their synonyms',
    'openai chatgpt',
    ['openai: @openai > openai > azureopenai', 'chatgpt: @openai = openai > @azureopenai'],
  ],
  [
    'small words that are one thing',
    'to do',
    ['to do: todo > @microsofttodo = microsofttodo = taak = task + to and do'],
  ],
  ['what a step does', 'send and wait', ['send and wait: sendandwait + send and wait']],
  ['a phrase of our lists', 'video call', ['video call:  + video and call']],
  ['words that are no phrase', 'video gesprek', ['video: video', 'gesprek: call']],
  [
    'a compound that the library has',
    'factuurherinnering',
    [
      'factuurherinnering: factuur = factuurherinnering > facturen > invoice = rekening',
      'factuurherinnering: factuurherinnering > reminder',
    ],
  ],
  [
    'a compound that it does not have',
    'facturenlijst slack',
    [
      'facturenlijst: facturen > factuur > invoice = rekening > factuurherinnering',
      'facturenlijst: lijst',
      'slack: @slack > slack',
    ],
  ],
  [
    'two words typed as one',
    'slackfacturen',
    [
      'slackfacturen: @slack > slack',
      'slackfacturen: facturen > factuur > invoice = rekening > factuurherinnering',
    ],
  ],
  [
    'a word of our lists with something else',
    'bestelwijzer',
    ['bestelwijzer: bestellingen = orders > bestellijst'],
  ],
  ['two words that nobody meant', 'snelstart', ['snelstart: ']],
  ['what is still being typed', 'factu', ['factu: factuur > facturen > factuurherinnering']],
  [
    'what is done with it',
    'factuur sturen',
    ['factuur: factuur > facturen > invoice = rekening > factuurherinnering', 'sturen!: sturen > send'],
  ],
  ['a word that looks like a small one', 'four', ['four: ']],
  ['a slip', 'kwakkle', ['kwakkelen?: kwakkelen']],
  ['a slip in an app', 'slakc', ['slack?: @slack > slack']],
  ['two slips in a long name', 'gogle shets', ['google sheets?: @googlesheets > googlesheets']],
  ['more slips than that', 'salckk', ['salckk: ']],
  [
    'small words beside another',
    'de factuur',
    ['factuur: factuur > facturen > invoice = rekening > factuurherinnering'],
  ],
  ['small words alone', 'de', ['de: de']],
  ['a word twice', 'verlof verlof', ['verlof: verlof > leave']],
  ['a word that our lists have and the library does not', 'afspraken', ['afspraken: ']],
  ['two letters before another word', 'fa gmail', ['fa: ', 'gmail: @gmail > gmail']],
  [
    'three letters before another word',
    'fac gmail',
    ['fac: factuur > facturen > factuurherinnering', 'gmail: @gmail > gmail'],
  ],
])('reads %s: %s', (_what, q, slots) => {
  expect(interpret(index, q).slots.map((slot) => read(slot))).toEqual(slots);
});

const weight = (q: string, at = 0): number => interpret(index, q).slots[at]?.weight ?? Number.NaN;
const share = (q: string, word: string): number =>
  [...(interpret(index, q).slots[0]?.words ?? [])].find(([id]) => wordOf(id) === word)?.[1] ?? 0;

it('lets tell more what is rarer and what was typed as it is; less what is to be done', () => {
  expect(weight('agenda')).toBeGreaterThan(weight('factuur'));
  expect(weight('kwakkelen')).toBeGreaterThan(weight('kwakkle'));
  expect(weight('snel')).toBeLessThan(weight('kwakkelen'));
  // Forms and synonyms are the same thing, what it may be the beginning of is not.
  expect(weight('invoice')).toBeCloseTo(weight('factuur'), 6);
});

it('lets a beginning count for more the more of the word is there, and where it is still being typed', () => {
  expect(share('factu', 'factuur')).toBeGreaterThan(share('fact', 'factuur'));
  expect(share('factu', 'factuur')).toBeGreaterThan(share('factu ', 'factuur'));
  expect(share('factu ', 'factuur')).toBeCloseTo(share('factu slack', 'factuur'), 6);
});

it('looks at twelve words of what was typed', () => {
  const many = 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien'.split(' ');
  const asked = (words: readonly string[]) => interpret(index, words.join(' ')).slots.map(({ text }) => text);
  expect(asked([...many.slice(0, 11), 'slack', 'gmail'])).toEqual([...many.slice(0, 11), 'slack']);
  expect(asked(many.slice(0, 12).map((word) => `klant${word}lijst`))).toHaveLength(12);
});

it('says what it searched for where it guessed, and what it left out', () => {
  expect(interpret(index, 'fcatuur slakc').corrected).toBe('factuur slack');
  expect(interpret(index, 'de fcatuur zonder slack').corrected).toBe('de factuur zonder slack');
  expect(interpret(index, 'factuur zonder slakc').corrected).toBe('factuur zonder slack');
  expect(interpret(index, 'factuur zonder slack').corrected).toBeNull();
  expect(interpret(index, 'factuurs').corrected).toBeNull();
});

it('asks for nothing but what is left out, where nothing else was said', () => {
  const { slots, excluded } = interpret(index, 'de zonder slack');
  expect([slots, excluded.map(({ text }) => text)]).toEqual([[], ['zonder slack']]);
});

const other = indexOf([
  {
    name: 'Leads',
    nameEnglish: 'Leads',
    integrations: ['Salesforce', 'Klantmail', 'Xero'],
    tags: [
      'aanmaning',
      'opvolgen',
      'inbox',
      'kassa',
      'verzending',
      'kalender',
      'factuurherinnering',
      'zwaluwnest',
    ],
  },
  {
    name: 'Salesforge',
    nameEnglish: 'Salesforge',
    tags: ['slaca', 'slacb', 'slacd', 'slace', 'zwaluwen', 'nesten'],
  },
  { name: 'Salesforge', nameEnglish: 'Salesforge', tags: ['slacb'], integrations: ['Mailchimp', 'Slack'] },
]);

it.each([
  ['a compound whose synonym the library has', 'betaalherinnering', ['betaalherinnering: aanmaning']],
  ['a kind of which it has an app', 'boekhoudprogramma', ['boekhoudprogramma: @xero']],
  ['a kind of which it has none', 'kassasysteem', ['kassasysteem: kassa']],
  ['an app that could be a compound', 'klantmail', ['klantmail: @klantmail > klantmail']],
  ['two words that our lists have as one', 'follow up', ['follow up: opvolgen']],
  ['two words of which neither is known', 'zzzz yyyy', ['zzzz: ', 'yyyy: ']],
  ['a small word beside one that nobody knows', 'leads zzzzzz', ['leads: leads', 'zzzzzz: ']],
  ['a word that Dutch has too', 'post', ['post: ']],
  ['the same where others are German', 'post rechnung', ['post: inbox', 'rechnung: factuurherinnering']],
  ['a compound that is still being typed', 'factuurher', ['factuurher: factuurherinnering']],
  [
    'a compound that was typed so',
    'factuurher zwaluwen',
    ['factuurher: factuurherinnering', 'zwaluwen: zwaluwen'],
  ],
  [
    'a slip that an app and another word look like',
    'salesforxe',
    ['salesforce?: @salesforce > salesforce > salesforge'],
  ],
  ['two slips in a name of nine letters', 'mailchxmx', ['mailchimp?: @mailchimp > mailchimp']],
  ['two slips in another word of eight', 'kxlendxr', ['kxlendxr: ']],
  ['two slips in one of ten', 'vxrzendxng', ['verzending?: verzending']],
  ['a slip that many words look like', 'slacz', ['slack?: @slack > slack > slaca = slacb']],
])('reads, of another library, %s: %s', (_what, q, slots) => {
  expect(interpret(other, q).slots.map((slot) => read(slot, other))).toEqual(slots);
});

it('lets a word tell the less the more workflows have it', () => {
  const five = indexOf(
    [1, 2, 3, 4, 5].map((at) => ({ tags: ['eeen', 'twee', 'drie', 'vier', 'vijf'].slice(0, at) })),
  );
  const tells = ['eeen', 'twee', 'drie', 'vier', 'vijf'].map((q) => interpret(five, q).slots[0]?.weight ?? 0);
  expect(tells).toEqual([...tells].sort((a, b) => a - b));
  expect(new Set(tells.slice(1)).size).toBe(4);
});

it('looks at twelve parts of what was typed', () => {
  const first = ['factuur', 'klant', 'bestel', 'verlof', 'agenda', 'project', 'product', 'partner'];
  expect(interpret(other, first.map((word) => `${word}archief`).join(' ')).slots).toHaveLength(12);
});

it('takes for a slip, not for parts, what looks like one word of the library', () => {
  const named = indexOf([{ tags: ['bestelgedoe', 'slackfactuurtjes'], integrations: ['Slack'] }]);
  const texts = (q: string) => interpret(named, q).slots.map(({ text }) => text);
  expect(texts('bestelgedue')).toEqual(['bestelgedoe']);
  expect(texts('slackfactuurtjex')).toEqual(['slackfactuurtjes']);
});

describe('of the words that begin with what was typed', () => {
  // zzzqa to zzzqz, then yyyqa to yyyqz: more of each than are ever taken, and none a form of what is typed.
  const tags = ['zzz', 'yyy'].flatMap((from) =>
    Array.from({ length: 26 }, (_, at) => `${from}q${String.fromCharCode(97 + at)}`),
  );
  const many = indexOf([{ tags }]);
  it.each([
    ['z', 8],
    ['zz', 16],
    ['zzz', 24],
    ['yyy zzz', 24],
  ])('looks, while it is typed, for the more the more letters there are: %s', (q, most) => {
    expect(interpret(many, q).slots.at(-1)?.words.size).toBe(most);
  });

  it.each([
    ['zzz ', 8],
    ['zzz yyyqa', 8],
    ['zz yyyqa', 0],
    ['zz ', 0],
  ])('looks, once it was typed, for few, and for none with fewer than three letters: "%s"', (q, most) => {
    expect(interpret(many, q).slots[0]?.words.size).toBe(most);
  });
});
