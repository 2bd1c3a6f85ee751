import { indexOf } from '../../../../test/search-library.js';
import { interpret } from './interpret.js';

const index = indexOf([
  { name: 'Beoordelingen verzamelen', nameEnglish: 'Reviews', tags: ['levering', 'kwakkelen'] },
  { name: 'Koppeling met hubspot', nameEnglish: 'Connection', tags: ['video call'] },
  { name: 'Facturen in Moneybird', nameEnglish: 'Invoices', integrations: ['Moneybird'] },
  { name: 'Taak in to do lijst', nameEnglish: 'Task' },
  { name: 'Verlof', nameEnglish: 'Leave' },
]);
const slots = (q: string) => interpret(index, q).slots;
const weightOf = (q: string, text: string): number =>
  slots(q).find((slot) => slot.text === text)?.weight ?? Number.NaN;
const counts = (q: string): number[] => slots(q).flatMap(({ words }) => [...words.values()]);

describe('how much a word tells', () => {
  it('is more where fewer workflows have it: by the square root of how rare it is', () => {
    expect(weightOf('kwakkelen', 'kwakkelen')).toBeCloseTo(Math.sqrt(Math.log(1 + 4.5 / 1.5)), 5);
  });

  it.each(['na', 'after', 'nach', 'après'])('is less behind "%s", which says when', (when) => {
    const alone = weightOf('verlof beoordelingen levering', 'levering');
    expect(weightOf(`beoordelingen ${when} levering`, 'levering')).toBeCloseTo(0.7 * alone, 5);
    // What comes first is what it is about, whatever stands before it.
    expect(weightOf(`${when} levering beoordelingen`, 'levering')).toBeCloseTo(alone, 5);
  });

  it('is less where workflows say it and none is about it, by how many of them are', () => {
    const say = (about: number) =>
      indexOf([
        ...Array.from({ length: 10 }, (_, at) => ({ texts: ['gruwel'], tags: at < about ? ['gruwel'] : [] })),
        ...Array.from({ length: 10 }, () => ({ tags: ['verlof'] })),
      ]);
    const of = (about: number): number => interpret(say(about), 'gruwel').slots[0]?.weight ?? Number.NaN;
    expect(of(0)).toBeCloseTo(0.35 * of(10), 5);
    expect(of(0)).toBeLessThan(of(1));
    expect(of(3)).toBeCloseTo(of(10), 5);
  });

  it('is less for a word of the library where German or French around it has it too', () => {
    const cv = indexOf([{ tags: ['resume'] }, { tags: ['samenvatting', 'mails'] }]);
    const best = (q: string): number =>
      interpret(cv, q).slots[0]?.words.get(cv.vocabulary.id('resume') as number) ?? Number.NaN;
    expect([best('resume'), best('résumé des mails')]).toEqual([1, 0.6]);
  });

  it('is less the more letters of it are wrong', () => {
    expect(Math.max(...counts('kwakelen'))).toBe(0.75);
    expect(Math.max(...counts('beoardelimgen'))).toBe(0.55);
  });

  it.each([
    'factuur',
    'video call',
    'crm',
    'rechnung',
    'taken',
    'to do',
    'beoordeling',
    'moneybirt',
    'vakantie',
  ])('is at most all of it: %s', (q) => {
    const all = [...counts(q), ...slots(q).flatMap(({ together }) => together.map(([, weight]) => weight))];
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((weight) => !(weight > 0 && weight <= 1))).toEqual([]);
    expect(slots(q).filter(({ weight }) => !(weight > 0))).toEqual([]);
  });
});

describe('what is asked for', () => {
  it('is an app of the kind, also where it is no integration but a word', () => {
    const [crm] = slots('crm');
    const words = [...(crm?.words ?? [])].map(([id, weight]) => [index.vocabulary.words[id], weight]);
    expect(words).toEqual([['hubspot', 0.6]]);
  });

  it('is a small word where nothing else is known', () => {
    expect(slots('met zzqqzzqq').map(({ text }) => text)).toContain('met');
    expect(slots('met verlof').map(({ text }) => text)).toEqual(['verlof']);
  });
});
