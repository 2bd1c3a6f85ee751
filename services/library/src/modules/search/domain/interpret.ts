import { type Draft, draftOf } from './drafts.js';
import { type Exclusion, exclusionsIn } from './exclusions.js';
import { likeness } from './likeness.js';
import { rejoined, segments } from './parts.js';
import type { SearchIndex } from './search-index.js';
import { wordsOf } from './text.js';
import { isForeign } from './words.js';

/** Words of a search beyond these are not looked at. */
const mostWords = 12;
/** Rare words count for more than common ones, but not by as much as they are rarer: two of two matter. */
const damping = 0.5;
/** A guess at what was meant says less. */
const guessWeight = 0.6;
/** What is no more than alike in letters tells less: below this likeness, by as much as it is less. */
const surely = 0.6;
/** From this likeness on a word stands for what was asked as well as another: how many have it tells how rare that is. */
const likely = 0.7;
/** What is to be done with a thing says less than the thing. */
const actionWeight = 0.6;
/** What follows after these says when. */
const occasions = new Set(['na', 'after', 'nach', 'apres']);
const occasionWeight = 0.7;

/** One thing that was asked for, and every word that stands for it. */
export interface Slot {
  /** How the screen writes it: what was typed, or what was searched for instead. */
  readonly text: string;
  readonly corrected: boolean;
  /** The words by number, with how much each counts, 0 to 1. */
  readonly words: ReadonlyMap<number, number>;
  /** Words that stand for it together: to and do for todo. */
  readonly together: readonly (readonly [readonly number[], number])[];
  /** Says what is to be done, not with what: what stands in titles tells then, and no workflow must have it. */
  readonly action: boolean;
  /** Is an app's name. */
  readonly app: boolean;
  /** How much it tells: a rare word more than one that stands everywhere. */
  readonly weight: number;
}

export interface Interpretation {
  readonly slots: readonly Slot[];
  /** What must not stand in a workflow. */
  readonly excluded: readonly Exclusion[];
  /** The words that were searched for instead, where some were not known. */
  readonly corrected: string | null;
}

/** Reads what was typed with the library's own words: names of several words, forms, beginnings, slips. */
export function interpret(index: SearchIndex, q: string): Interpretation {
  const { words, excluded } = exclusionsIn(index, q);
  const typed = [...new Set(rejoined(index, words))].slice(0, mostWords);
  const typing = /[\p{L}\p{N}]$/u.test(q);
  const foreign = isForeign(q, wordsOf(q), (word) => index.vocabulary.id(word) !== undefined);
  const drafts = segments(index, typed)
    .slice(0, mostWords)
    .map((part, at, all) => draftOf(index, part, typing && at === all.length - 1, foreign));
  for (const [at, draft] of drafts.entries())
    draft.occasion = at > 1 && occasions.has(drafts[at - 1]?.text ?? '');
  askedElsewhere(drafts);
  const asks = excluded.length > 0 || drafts.some((draft) => !draft.small && draft.words.size > 0);
  const used = drafts.filter((draft) => !(asks && draft.small));
  const read = [...drafts, ...excluded];
  const corrected = read.some((one) => one.corrected) ? read.map(({ text }) => text).join(' ') : null;
  return { slots: used.map((draft) => finished(index, draft)), excluded, corrected };
}

/** What one word asks for by itself tells less of another that only means it, too: one forecast is no cash flow besides. */
function askedElsewhere(drafts: readonly Draft[]): void {
  const typed = drafts.map(
    ({ app, words }) =>
      new Set([...words.keys()].filter((id) => !app && (words.get(id) ?? 0) >= likeness.form)),
  );
  for (const [at, { words }] of drafts.entries())
    for (const [id, weight] of words)
      if (weight < likeness.form && typed.some((others, other) => other !== at && others.has(id)))
        words.set(id, weight * likeness.elsewhere);
}

const tells = ({ app, corrected, action, occasion }: Draft): number =>
  app ? 1 : corrected ? guessWeight : action ? actionWeight : occasion ? occasionWeight : 1;

/** What many workflows say and hardly any is about tells little: from this share of them on it tells all that it may. */
const tellingShare = 0.3;
const leastTelling = 0.35;

/** How much a word tells by how many of the documents that have it are about it: krijgen little, verlof much. */
const aboutness = (share: number): number =>
  leastTelling + (1 - leastTelling) * Math.min(1, share / tellingShare);

/** Counts documents, and those of them that are about a word. */
class Count {
  documents = 0;
  private about = 0;

  add(documents: number, about: number): void {
    this.documents += documents;
    this.about += about;
  }

  get share(): number {
    return this.documents === 0 ? 0 : this.about / this.documents;
  }
}

function finished({ vocabulary, size, tells: about }: SearchIndex, draft: Draft): Slot {
  const all = new Count();
  const own = new Count();
  const most = Math.max(0, ...draft.words.values(), ...draft.together.map(([, weight]) => weight));
  for (const [id, weight] of draft.words) {
    if (weight < Math.min(likely, most)) continue;
    all.add(vocabulary.count(id), about[id] as number);
    if (weight >= Math.min(likeness.form, most)) own.add(vocabulary.count(id), about[id] as number);
  }
  const count = Math.min(all.documents, size * 0.95);
  const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
  const named = draft.app || draft.together.length > 0 || all.documents === 0;
  return {
    text: draft.text,
    corrected: draft.corrected,
    action: draft.action && !draft.app,
    app: draft.app,
    words: draft.words,
    together: draft.together,
    weight:
      Math.max(0.3, rarity) ** damping *
      tells(draft) *
      Math.min(1, most / surely) *
      (named ? 1 : aboutness(own.share)),
  };
}
