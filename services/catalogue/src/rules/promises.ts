import type { Promised } from '../dsl/promise.js';
import type { Json, N8nNode } from '../dsl/types.js';
import type { Fault, Rule, Subject } from './rule.js';

/** Words by which a text promises something to somebody outside, in either language. */
const WORDS: { readonly [what in Promised]: readonly RegExp[] } = {
  answer: [
    /\b(antwoorden|reageren|beantwoorden we|laten)\b[^.!?]{0,30}\bbinnen\b/i,
    /\bbinnen (een|één|twee|drie|vijf|\d+) (uur|dag(en)?|werkdag(en)?|week|weken|kwartier)\b[^.!?]{0,30}\b(antwoord|bericht|contact|van ons)\b/i,
    /\b(we bellen|bellen we) (je|u)\b|\bneem(t|en) [^.!?]{0,40}contact (met (je|u) )?op\b/i,
    /\b(hoort|hoor) (je|u) (van ons|snel|zo|binnen|of)\b|\b(je|u) hoort (snel|zo|binnen|van ons)\b/i,
    /\b(je|u) krijgt uiterlijk\b|\bwe laten (het|je|u) [^.!?]{0,30}weten\b|\blaten we weten\b/i,
    /\bwe (will )?(answer|reply|respond|call you|contact you|get back|let you know)\b/i,
    /\byou (will|'ll) hear\b|\bcolleague (will )?(contacts?|calls?|emails?|mails?) you\b|\bgets? in touch with you\b/i,
  ],
  refund: [
    /\b(betaalt|betalen|storten|stort) [^.!?]{0,60}\bterug\b(?!g)/i,
    /\bkrijgt? je geld terug\b/i,
    /\b(will|to) (be )?refund(ed)?\b|\bpays? [^.!?]{0,30} back\b|\bget your money back\b/i,
  ],
  delivery: [
    /\b(je|u) (krijgt|ontvangt)\b[^.!?]{0,50}\b(mail|bestand|label|link|verslag|factuur|code)\b/i,
    /\b(krijgt?|ontvangt?) (je|u)\b[^.!?]{0,50}\b(mail|bestand|label|link|verslag|factuur|code)\b/i,
    /\b(link|factuur|bestand)\b[^.!?]{0,40}\b(krijgt?|ontvangt?) (je|u)\b/i,
    /\byou (will )?(get|receive)\b(?! this)[^.!?]{0,50}\b(e?mail|file|label|link|report|invoice|code)\b/i,
  ],
  erasure: [
    /\b(wissen|verwijderen) we\b|\bwe (wissen|verwijderen)\b|\bword(t|en)\b[^.!?]{0,40}\b(gewist|verwijderd|anoniem)\b/i,
    /\b(gegevens|klanten|sollicitaties) (zijn |is )?[^.!?]{0,20}\b(gewist|wissen)\b/i,
    /\bwe (will )?erase\b|\b(is|are|be) (erased|wiped|anonymi[sz]ed)\b|\berase (old|customer|your|the) \w+/i,
  ],
  reply: [/\bantwoord (dan )?(op deze mail |gerust )?met ja\b|\breply (with )?['"“]?yes\b/i],
};
const kinds = Object.keys(WORDS) as Promised[];

/** What nobody outside reads: code, prompts, names of fields. */
const INSIDE = /langchain|\.(code|set|if|filter|switch|merge|stickyNote)$/;

function* texts(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) yield* texts(part);
}

const known = new Map<string, Promised[]>();
/** What a text promises; variants of a recipe share most of theirs. */
function promisedIn(text: string): Promised[] {
  const before = known.get(text);
  if (before) return before;
  const now = kinds.filter((what) => WORDS[what].some((words) => words.test(text)));
  known.set(text, now);
  return now;
}

interface Said {
  readonly what: Promised;
  /** By its Dutch name; none where the texts about the workflow say it. */
  readonly step?: string;
  readonly text: string;
}

function* saidIn({ steps, entry: { meta, english } }: Subject): Generator<Said> {
  for (const text of [meta.name, meta.description, meta.short_benefit, meta.en.name, meta.en.description])
    for (const what of promisedIn(text)) if (what === 'erasure') yield { what, text };
  const inEnglish = new Map(english?.nodes.map((node) => [node.id, node]));
  for (const step of steps) {
    if (INSIDE.test(step.type)) continue;
    const both = [step, inEnglish.get(step.id)].filter((one): one is N8nNode => one !== undefined);
    for (const text of both.flatMap(({ parameters }) => [...texts(parameters)]))
      for (const what of promisedIn(text)) yield { what, step: step.name, text };
  }
}

/** Steps that only sort and count keep no promise. */
const KEEPS_NOTHING =
  /\.(set|if|filter|switch|merge|splitInBatches|removeDuplicates|limit|sort|noOp|scheduleTrigger|manualTrigger)$/;

function* keptBy(subject: Subject, what: Promised, by: readonly string[]): Generator<Fault> {
  for (const name of by) {
    const step = subject.step(name);
    if (!step) yield { says: `promise('${what}') names the step "${name}", which is not there` };
    else if (KEEPS_NOTHING.test(step.type))
      yield { step: name, says: `promise('${what}') names it, and it only sorts or sets fields` };
  }
}

/** What texts promise, some step does. */
export const promises: Rule = {
  id: 'promises',
  *find(subject) {
    const declared = subject.entry.promises ?? [];
    const said = [...saidIn(subject)];
    const told = new Set<string>();
    for (const { what, step, text } of said) {
      const kept = declared.filter((one) => one.what === what);
      // Erasing and reading a reply come later: in another run, often by another branch.
      const isLater = what === 'erasure' || what === 'reply';
      const on = (name: string) => step === undefined || isLater || subject.meet(step, name);
      if (kept.some(({ by }) => by.some(on))) continue;
      const key = `${what} ${step}`;
      if (told.has(key)) continue;
      told.add(key);
      const clean = text.replace(/<[^>]*>|\s+/g, ' ').slice(0, 120);
      yield {
        step,
        says:
          kept.length === 0
            ? `“${clean}” promises something: name the step that keeps it, promise('${what}', '…') in "promises", or say it otherwise`
            : `“${clean}” promises something that no step on its way keeps: promise('${what}') names others`,
      };
    }
    for (const { what, by } of declared) yield* keptBy(subject, what, by);
  },
};
