import { type Compiled, compile, type Sources } from './compile.js';
import type { ContentWorkflow } from './dsl/types.js';
import { both, combine, everyHours, node, type Port, type Recipe, recipe } from './kit/index.js';
import { type Lock, lockText, readLock } from './lock/lock.js';
import type { Retirement } from './retired.js';

// Small: two recipes of two steps. The real ones are in stability.spec.ts.
interface Teller extends Port {
  tell(name: string): ReturnType<typeof node>;
}
const teller = (key: string): Teller => ({
  app: { key, label: key.toUpperCase(), credential: '', steps: { nl: [], en: [] } },
  tell: (name) => node(name, key, 1, {}),
});
const tellers = (keys: string): Teller[] => keys.split(' ').map(teller);

const news = (chats: readonly Teller[], papers: readonly Teller[], take = 3, says = 'Nieuws'): Recipe =>
  recipe({
    id: 'news',
    category: 'content',
    tags: [],
    saves: { minutes: 1, nl: 'Een', en: 'One' },
    variants: combine({ chat: chats, paper: papers }, { take }),
    build: ({ chat, paper }) => ({
      name: both(
        `${says} van ${paper.app.label} in ${chat.app.label}`,
        `News of ${paper.app.label} in ${chat.app.label}`,
      ),
      description: both(
        `Van ${paper.app.key} naar ${chat.app.key}`,
        `From ${paper.app.key} to ${chat.app.key}`,
      ),
      benefit: both('Snel.', 'Fast.'),
      uses: [],
      setup: [],
      nodes: [everyHours('Elk uur', 1), paper.tell('Lees'), chat.tell('Meld')],
      flow: ['Elk uur > Lees > Meld'],
    }),
  });

const chats = tellers('slack teams zulip matrix');
const papers = tellers('trouw parool');
const made = (...recipes: Recipe[]): Sources => ({ recipes, workflows: [] });
const slugs = ({ catalogue }: Compiled) => catalogue.map(({ slug }) => slug).sort();
const files = ({ catalogue }: Compiled) =>
  new Map(catalogue.map((entry) => [entry.slug, JSON.stringify(entry.workflow)]));
/** The lock as it is read back from its file. */
const published = ({ lock }: Compiled): Lock =>
  Object.fromEntries(Object.entries(lock).map(([category, one]) => [category, readLock(lockText(one))]));

const first = compile(made(news(chats, papers)), {}, []);
const lock = published(first);
const [one, two] = slugs(first) as [string, string];

it('publishes as many variants as a recipe asks for, each once', () => {
  expect(first).toMatchObject({ problems: [], difference: { new: slugs(first), changed: [], retired: [] } });
  expect(new Set(slugs(first)).size).toBe(3);
  const again = compile(made(news(chats, papers)), lock, []);
  expect(again.difference).toEqual({ new: [], changed: [], retired: [] });
  expect(again.lock).toEqual(lock);
});

it.each<[string, Teller[], Teller[]]>([
  ['an app more', [...chats, teller('irc')], papers],
  ['an app more, put first', [teller('irc'), ...chats], papers],
  ['lists in another order', [...chats].reverse(), [...papers].reverse()],
  ['other weights', chats.map((chat, i) => ({ ...chat, app: { ...chat.app, weight: 5 - i } })), papers],
])(
  'leaves what is published as it is with %s; one workflow comes for an app',
  (_, otherChats, otherPapers) => {
    const next = compile(made(news(otherChats, otherPapers)), lock, []);
    expect(next.difference.changed).toEqual([]);
    expect(next.problems).toEqual([]);
    expect(next.difference.new).toHaveLength(otherChats.length - chats.length);
    for (const [slug, file] of files(first)) expect(files(next).get(slug)).toBe(file);
    const then = compile(made(news(otherChats, otherPapers)), published(next), []);
    expect(then.difference.new).toEqual([]);
  },
);

it('tells how far it is, workflow by workflow', () => {
  const told: number[] = [];
  compile(made(news(chats, papers)), lock, [], (built) => told.push(built));
  expect(told).toEqual([1, 2, 3]);
});

it('has at most twelve variants of a recipe, also where more apps come', () => {
  const many = Array.from({ length: 20 }, (_, i) => teller(`app${i}`));
  const next = compile(made(news([...chats, ...many], papers)), lock, []);
  expect(slugs(next)).toHaveLength(12);
  const then = compile(made(news([...chats, ...many, teller('late')], papers)), published(next), []);
  expect(then.difference.new).toEqual([]);
});

it('adds as many as are asked for more', () => {
  const next = compile(made(news(chats, papers, 5)), lock, []);
  expect(next.difference).toMatchObject({ new: { length: 2 }, changed: [] });
});

it('makes a changed recipe a new version of the same workflows: a new title changes no address', () => {
  const next = compile(made(news(chats, papers, 3, 'Koppen')), lock, []);
  expect(slugs(next)).toEqual(slugs(first));
  expect(next.difference).toEqual({ new: [], changed: slugs(first), retired: [] });
});

it('takes no name of another, not even of one that is retired', () => {
  const why = both('Er is een betere manier gekomen.', 'A better way has come along.');
  const gone = compile(made(news(chats, papers)), lock, [{ why, workflows: { [one]: null } }]);
  const copy: Recipe = { ...news(chats, papers), id: 'copy' };
  const next = compile(made(news(chats, papers), copy), published(gone), [
    { why, workflows: { [one]: null } },
  ]);
  expect(next.difference.new).not.toContain(one);
  expect(slugs(next)).not.toContain(one);
});

it('adds a recipe beside those that are there, and says so where it brings nothing new', () => {
  const other: Recipe = { ...news(tellers('a b'), tellers('c d')), id: 'other' };
  const next = compile(made(other, news(chats, papers)), lock, []);
  expect(next.difference).toMatchObject({ new: { length: 3 }, changed: [] });
  const same: Recipe = { ...news(chats.slice(0, 1), papers.slice(0, 1), 1), id: 'same' };
  const all = compile(made(news(chats, papers, 8)), {}, []);
  expect(compile(made(news(chats, papers, 8), same), published(all), []).problems).toEqual([
    expect.stringContaining('recipe same brings nothing new'),
  ]);
});

it('gives a published workflow an app for a place that its recipe has only now', () => {
  const wider: Recipe = {
    ...news(chats, papers),
    choices: {
      ...news(chats, papers).choices,
      options: { ...news(chats, papers).choices.options, extra: tellers('x') },
    },
  };
  const next = compile(made(wider), lock, []);
  expect(slugs(next)).toEqual(slugs(first));
  expect(next.lock.content?.recipes.news?.variants.map(({ of }) => of.extra)).toEqual(['x', 'x', 'x']);
});

describe('a workflow that nobody builds any more', () => {
  const used = lock.content?.recipes.news?.variants.find(({ slug }) => slug === one)?.of.chat ?? '';
  const without = news(
    chats.filter(({ app }) => app.key !== used),
    papers,
  );

  it.each<[string, Sources]>([
    ['an app that is offered no more', made(without)],
    ['a recipe that is gone', made()],
  ])('needs a reason: %s', (_, sources) => {
    const next = compile(sources, lock, []);
    expect(next.problems).toContainEqual(
      expect.stringMatching(new RegExp(`${one}.*retire it in src/retired.ts`)),
    );
    expect(published(next).content?.recipes.news?.variants.map(({ slug }) => slug)).toContain(one);
  });

  const retirement = (
    successor: string | null,
    why = both('Zulip is uit de handel.', 'Zulip is no longer sold.'),
  ) => [{ why, workflows: { [one]: successor } }] satisfies Retirement[];

  it('goes with one, keeps its name, and tells where to go instead', () => {
    const next = compile(made(news(chats, papers)), lock, retirement(two));
    expect(next).toMatchObject({ problems: [], difference: { new: [], changed: [], retired: [one] } });
    expect(slugs(next)).not.toContain(one);
    expect(next.retired).toEqual([
      { slug: one, category: 'content', why: retirement(two)[0]?.why, successor: two },
    ]);
    expect(compile(made(news(chats, papers)), published(next), retirement(two)).difference.retired).toEqual(
      [],
    );
    // Taken back, it is the same workflow.
    const back = compile(made(news(chats, papers)), published(next), []);
    expect(back.difference.new).toEqual([one]);
    expect(files(back)).toEqual(files(first));
  });

  it.each<[string, Retirement[], string]>([
    ['a successor that does not ship', retirement('elders'), 'retired for elders, which does not ship'],
    ['itself as successor', retirement(one), `retired for ${one}, which does not ship`],
    ['no reason in English', retirement(null, both('Zulip is uit de handel.', '')), 'without a reason'],
    [
      'a name that never was',
      [{ why: retirement(null)[0]?.why ?? both('', ''), workflows: { nooit: null } }],
      'never published',
    ],
  ])('cannot go with %s', (_, retirements, problem) => {
    expect(compile(made(news(chats, papers)), lock, retirements).problems).toContainEqual(
      expect.stringContaining(problem),
    );
  });
});

describe('a workflow by itself', () => {
  const single = { ...(first.catalogue[0] as ContentWorkflow), slug: 'los', filename: 'los.json' };
  const alone: Sources = { recipes: [], workflows: [single] };
  const known = published(compile(alone, {}, []));

  it('is known by its name', () => {
    expect(compile(alone, known, []).difference).toEqual({ new: [], changed: [], retired: [] });
    const changed = { ...single, meta: { ...single.meta, description: 'Anders' } };
    expect(compile({ recipes: [], workflows: [changed] }, known, []).difference.changed).toEqual(['los']);
  });

  it('does not go, or take another name, without a reason', () => {
    const renamed = { ...single, slug: 'vast', filename: 'vast.json' };
    expect(compile({ recipes: [], workflows: [renamed] }, known, []).problems).toEqual([
      expect.stringContaining('los was published and is nowhere in the sources'),
    ]);
  });
});

it('keeps the mark of n8n with the content that was checked, and only with that', () => {
  const mark = (version: string): Lock =>
    Object.fromEntries(
      Object.entries(lock).map(([category, { recipes }]) => [
        category,
        {
          workflows: [],
          recipes: Object.fromEntries(
            Object.entries(recipes).map(([id, known]) => [
              id,
              { ...known, variants: known.variants.map((variant) => ({ ...variant, n8n: version })) },
            ]),
          ),
        },
      ]),
    );
  const checks = (recipes: Recipe) =>
    compile(made(recipes), mark('2.41.0'), []).catalogue.map(({ checked }) => checked);
  expect(checks(news([...chats, teller('irc')], papers)).sort()).toEqual([
    '2.41.0',
    '2.41.0',
    '2.41.0',
    null,
  ]);
  expect(checks(news(chats, papers, 3, 'Koppen'))).toEqual([null, null, null]);
});
