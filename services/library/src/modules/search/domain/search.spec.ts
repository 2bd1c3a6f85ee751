import { find, indexOf, type Sketch } from '../../../../test/search-library.js';
import { nearestTo } from './nearest.js';

const library: readonly Sketch[] = [
  {
    name: 'Factuurherinnering via Gmail',
    nameEnglish: 'Invoice reminder by Gmail',
    integrations: ['Gmail', 'Xero'],
    tags: ['facturen'],
    category: 'finance',
  },
  {
    name: 'Nieuwe bestelling melden in Slack',
    nameEnglish: 'Tell Slack about a new order',
    integrations: ['Shopify', 'Slack'],
    category: 'ecommerce',
  },
  {
    name: 'Bestellingen bijhouden in Google Sheets',
    nameEnglish: 'Keep orders in Google Sheets',
    integrations: ['WooCommerce', 'Google Sheets'],
    category: 'ecommerce',
  },
  {
    name: 'Fietsen verhuren met Notion',
    nameEnglish: 'Rent out bicycles with Notion',
    integrations: ['Notion'],
    texts: ['Meldt in Slack en Google Sheets wie een fiets meeneemt.'],
  },
  {
    name: 'Nieuwsbrief samenstellen',
    nameEnglish: 'Compose the newsletter',
    integrations: ['Mailchimp', 'Google Docs'],
    category: 'marketing',
    nodes: ['Wacht op akkoord'],
    actions: ['sendAndWait'],
  },
  {
    name: 'Adressen opzoeken',
    nameEnglish: 'Look up addresses',
    tags: ['monday.com'],
    integrations: ['Monday.com', 'Google Calendar'],
  },
];
const index = indexOf(library);
const first = (q: string): string | undefined => {
  const [key] = find(index, { q }).keys;
  return key === undefined ? undefined : library[key - 1]?.name;
};

/** Workflows with a word in so many of their titles, steps or tags. */
const titled = (name: string): Sketch => ({ name, nameEnglish: name });
const stepping = (text: string): Sketch => ({ ...titled('Iets'), nodes: [text] });
const times = (count: number, sketch: Sketch): Sketch[] => Array.from({ length: count }, () => sketch);

describe('workflows that lack something of what was asked', () => {
  const keys = (...sketches: readonly (readonly Sketch[])[]) =>
    find(indexOf([...sketches.flat(), ...times(9, titled('Merel'))]), { q: 'zwaluw mus', limit: 50 }).keys;

  it('follow where fewer than three have all of it', () => {
    const about = { ...titled('Zwaluw mus'), tags: ['zwaluw', 'mus'] };
    expect(keys(times(3, titled('Zwaluw')), times(3, about))).toEqual([4, 5, 6]);
    expect(keys(times(2, titled('Zwaluw')), times(2, about))).toEqual([3, 4, 1, 2]);
  });

  it('stand behind what has all of it, however little that is about it, where something is', () => {
    const very = { ...titled('Zwaluw'), tags: ['zwaluw'], texts: ['zwaluw'] };
    const about = { ...titled('Zwaluw mus'), tags: ['zwaluw', 'mus'] };
    expect(keys([very], [about], [stepping('zwaluw mus')])).toEqual([2, 3, 1]);
  });

  it('stand among those that have all of it where that is only named in a title', () => {
    const very = { ...titled('Zwaluw'), tags: ['zwaluw'], texts: ['zwaluw'] };
    expect(keys([very], [titled('Zwaluw mus')], [stepping('zwaluw mus')])).toEqual([2, 1, 3]);
  });

  it('stand in front where nothing is about all of it, however many have it', () => {
    const app = { ...titled('Zwaluw'), tags: ['zwaluw'], integrations: ['Zwaluw'] };
    const mus = { ...stepping('mus'), tags: ['mus'] };
    const found = keys(times(2, mus), times(4, stepping('zwaluw mus')), [app]);
    expect([found[0], [...found].sort((a, b) => a - b)]).toEqual([7, [1, 2, 3, 4, 5, 6, 7]]);
  });

  const birds = ['zwaluw', 'merel', 'koekoek', 'ooievaar', 'reiger', 'kwartel', 'fazant'];
  /** For each number of birds seven workflows, of which each bird is in as many. */
  const flocks = (...sizes: readonly number[]) =>
    indexOf([
      ...sizes.flatMap((size) =>
        birds.map((_, at) => ({
          ...titled('Iets'),
          tags: Array.from({ length: size }, (_each, next) => birds[(at + next) % 7] as string),
        })),
      ),
      ...times(40, titled('Lead')),
    ]);

  it.each([
    ['those that have less than two fifths of it', [2, 3], [3]],
    ['those that have much less than the one with most of it, found before that', [3, 6], [6]],
    ['those found after it', [6, 4, 3], [6, 4]],
  ])('are not %s', (_what, sizes, shown) => {
    const found = find(flocks(...sizes), { q: birds.join(' '), limit: 100 }).keys;
    const of = new Set(found.map((key) => sizes[Math.ceil(key / 7) - 1]));
    expect([found.length, [...of]]).toEqual([shown.length * 7, shown]);
  });
});

describe('search', () => {
  it.each([
    ['slack', 'Nieuwe bestelling melden in Slack'],
    ['slakc', 'Nieuwe bestelling melden in Slack'],
    ['SLACK!!', 'Nieuwe bestelling melden in Slack'],
    ['gogle shets', 'Bestellingen bijhouden in Google Sheets'],
    ['googlesheets', 'Bestellingen bijhouden in Google Sheets'],
    ['google-sheets', 'Bestellingen bijhouden in Google Sheets'],
    ['mail chimp', 'Nieuwsbrief samenstellen'],
    ['mailchmip', 'Nieuwsbrief samenstellen'],
    ['shop', 'Nieuwe bestelling melden in Slack'],
    ['google shee', 'Bestellingen bijhouden in Google Sheets'],
    ['fiets', 'Fietsen verhuren met Notion'],
    ['factuur', 'Factuurherinnering via Gmail'],
    ['facturen', 'Factuurherinnering via Gmail'],
    ['faktuur', 'Factuurherinnering via Gmail'],
    ['factuur herinnering', 'Factuurherinnering via Gmail'],
    ['herinnering factuur', 'Factuurherinnering via Gmail'],
    ['reminder', 'Factuurherinnering via Gmail'],
    ['orders woocommerce', 'Bestellingen bijhouden in Google Sheets'],
    ['shopify naar slack', 'Nieuwe bestelling melden in Slack'],
    ['send and wait', 'Nieuwsbrief samenstellen'],
    ['monday.com', 'Adressen opzoeken'],
    ['google agenda', 'Adressen opzoeken'],
    ['what\'s fiets "', 'Fietsen verhuren met Notion'],
    ['Rechnung', 'Factuurherinnering via Gmail'],
    ['Rechnungserinnerung', 'Factuurherinnering via Gmail'],
    ['rappel de facture', 'Factuurherinnering via Gmail'],
    ['Bestellungen in Tabelle', 'Bestellingen bijhouden in Google Sheets'],
    ['commande slack', 'Nieuwe bestelling melden in Slack'],
    ['boekhoudprogramma', 'Factuurherinnering via Gmail'],
    ['fietsenverhuurbedrijf', 'Fietsen verhuren met Notion'],
    ['nieuwsbriefgedoe', 'Nieuwsbrief samenstellen'],
    ['bestellingenlijst google', 'Bestellingen bijhouden in Google Sheets'],
  ])('%s finds %s', (q, name) => {
    expect(first(q)).toBe(name);
  });

  it('says what it searched for where a word is unknown, and nothing where it is known', () => {
    expect(find(index, { q: 'gogle shets' }).corrected).toBe('google sheets');
    expect(find(index, { q: 'slakc bestelling' }).corrected).toBe('slack bestelling');
    for (const q of ['slack', 'googlesheets', 'factuurherinnering', 'google shee', 'fiets', ''])
      expect(find(index, { q }).corrected).toBeNull();
  });

  it('puts what is in the name before what is in the text, whatever is better known', () => {
    const known = indexOf([
      { name: 'Iets anders', texts: ['Meldt het in Slack.'], popularity: 900 },
      { name: 'Melden in Slack', integrations: ['Slack'] },
    ]);
    expect(find(known, { q: 'slack' }).keys).toEqual([2, 1]);
  });

  it('lets the better known one go first between equals', () => {
    const twins = indexOf([{ name: 'Lead in Slack' }, { name: 'Lead in Slack' }]);
    expect(find(twins, { q: 'lead slack' }).keys).toEqual([1, 2]);
  });

  it('asks for all words, and for fewer only where hardly anything has them all', () => {
    const many = indexOf([
      ...Array.from({ length: 5 }, (_, at) => ({ name: `Lead ${at} in Slack` })),
      ...Array.from({ length: 5 }, (_, at) => ({ name: `Lead ${at} in Notion` })),
    ]);
    expect(find(many, { q: 'lead slack' }).total).toBe(5);
    const one = find(index, { q: 'factuur notion' });
    expect(one.total).toBeGreaterThan(1);
    expect(find(index, { q: 'slack qqqqqqqq' }).keys[0]).toBe(2);
    expect(find(index, { q: 'qqqqqqqq' }).total).toBe(0);
  });

  it('shows everything where nothing is asked, and nothing for signs alone', () => {
    for (const q of ['', '   ']) expect(find(index, { q }).total).toBe(library.length);
    for (const q of ['"', '--', '%', '!!!', '👍', '\\']) expect(find(index, { q }).total).toBe(0);
  });

  it.each([
    ['bestelling zonder slack', [3]],
    ['bestelling -slack', [3]],
    ['bestelling not slack', [3]],
    ['bestelling without slack', [3]],
    ['Bestellung ohne Slack', [3]],
    ['commande sans slack', [3]],
    ['bestelling geen slack', [3]],
    ['bestelling zonder google sheets of notion', [2]],
    ['zonder slack', [1, 3, 5, 6]],
    ['zonder facturen slack', [2, 4]],
  ])('%s leaves out what is not wanted', (q, keys) => {
    expect([...find(index, { q }).keys].sort()).toEqual(keys);
  });

  it('takes a state that is not reached, and what titles promise to be without, for no exclusion', () => {
    const promises = indexOf([
      { name: 'Formulier naar CRM zonder dubbelen' },
      { name: 'Formulier naar CRM', tags: ['dubbelen'] },
      { name: 'Unpaid invoices', tags: ['invoices', 'paid'] },
    ]);
    expect(find(promises, { q: 'formulier crm zonder dubbelen' }).keys[0]).toBe(1);
    expect(find(promises, { q: 'invoices not paid' }).keys).toEqual([3]);
  });

  it('leaves strangers out: a name that is none of two words, and what lacks the telling word', () => {
    const many = indexOf([
      ...Array.from({ length: 30 }, (_, at) => ({
        name: `Mail ${at} snel lezen`,
        texts: ['Een snelle start.'],
      })),
      { name: 'Verjaardagen', texts: ['Feliciteert.'] },
    ]);
    expect(find(many, { q: 'snelstart' }).total).toBe(0);
    expect(find(many, { q: 'verjaardagsmail' }).keys).toEqual([31]);
  });

  it('keeps accounts and accounting apart', () => {
    const both = indexOf([
      { name: 'Accounts opruimen', nameEnglish: 'Clean up accounts', popularity: 9 },
      { name: 'Facturen boeken', tags: ['boekhouding'], category: 'finance' },
    ]);
    expect(find(both, { q: 'boekhouding' }).keys).toEqual([2]);
  });

  it('offers what comes nearest to a search that finds nothing, one of each recipe', () => {
    const near = indexOf([
      ...Array.from({ length: 3 }, (_, at) => ({ name: `Factuur ${at} in Xero`, pattern: 'invoice' })),
      { name: 'Nieuwsbrief', pattern: 'newsletter' },
      { name: 'Factuur in Slack', integrations: ['Slack'], pattern: 'slack' },
    ]);
    expect(nearestTo(near, 'factuur', 6).slice(0, 2)).toEqual([1, 5]);
    expect(nearestTo(near, 'factuur zonder slack', 1)).toEqual([1]);
    expect(nearestTo(near, 'nieuwsblad', 1)).toEqual([4]);
    expect(nearestTo(near, '!!!', 6)).toEqual([1, 4, 5]);
  });

  it('offers for what nobody knows the words that look most like it, where more than one workflow has them', () => {
    const near = indexOf([
      { name: 'Kalenders', nameEnglish: 'Kalenders' },
      { name: 'Kalender delen', nameEnglish: 'Kalender delen' },
      { name: 'Iets', nameEnglish: 'Iets', texts: ['kalender'] },
      { name: 'Kalkoen', nameEnglish: 'Kalkoen', popularity: 9 },
      { name: 'Nieuw', nameEnglish: 'Nieuw', integrations: ['Xero'] },
    ]);
    expect(nearestTo(near, 'kwalenderij', 2)).toEqual([2, 3]);
    expect(nearestTo(near, 'kwalenderij', 5)).toEqual([2, 3, 1, 4, 5]);
    // Nothing looks like it: what is best known.
    expect(nearestTo(near, 'zzzzzz', 3)).toEqual([1, 2, 3]);
    // Of several words each counts, the best way of each.
    expect(nearestTo(near, 'kalender delen kwakkelxyz', 1)).toEqual([2]);
    expect(nearestTo(near, 'zonder kalender', 2)).toEqual([4, 5]);
  });

  it('looks for the things, not for what is done with them, unless that is all that was asked', () => {
    const invoices = indexOf([
      ...Array.from({ length: 4 }, () => ({ name: 'Factuur bewaren', nameEnglish: 'Keep the invoice' })),
      ...Array.from({ length: 3 }, () => ({ name: 'Factuur sturen', nameEnglish: 'Send the invoice' })),
    ]);
    expect(find(invoices, { q: 'factuur sturen' }).keys).toEqual([5, 6, 7, 1, 2, 3, 4]);
    expect(find(invoices, { q: 'sturen' }).keys).toEqual([5, 6, 7]);
  });

  it('finds words that only together are what was asked', () => {
    const calls = indexOf([
      { tags: ['video call'] },
      { tags: ['call vrij'] },
      { tags: ['video callx'] },
      { tags: ['video'], texts: ['Een call.'] },
    ]);
    expect(find(calls, { q: 'video call' }).keys).toEqual([1]);
  });

  it('leaves out what has the word by the way only', () => {
    const actions = indexOf([{ actions: ['factureren'] }, { name: 'Zwaluw' }]);
    expect(find(actions, { q: 'factu ' }).total).toBe(0);
    expect(find(actions, { q: 'factu zwaluw' }).keys).toEqual([2]);
  });

  it('is clean again after each search', () => {
    const before = find(index, { q: 'slack' });
    find(index, { q: 'google bestelling nieuwsbrief' });
    expect(find(index, { q: 'slack' })).toEqual(before);
  });
});
