import type { Language } from '@stroomwerk/contracts';
import type { AdviceItem } from '@stroomwerk/contracts/library';
import type { Found } from './advise.js';
import type { AutomationFact, Candidate } from './facts.js';
import { adviceTexts, listed } from './texts.js';

type Gain = AdviceItem['gain'];
const day = 24 * 60 * 60 * 1000;

const acts = { paused: 'resume', not_started: 'start', silent: 'look' } as const;
const runsPage = (id: string): string => `/dashboard/automations/${id}`;

function measuredGain(
  { minutes, measured }: AutomationFact,
  hours: number | null,
  how: (days: number) => string,
  lang: Language,
): Gain {
  const texts = adviceTexts[lang].how;
  if (minutes === 0) return { minutes_per_run: null, hours_per_month: null, how: texts.unknown };
  return {
    minutes_per_run: minutes,
    hours_per_month: hours,
    how: hours === null ? texts.unmeasured(minutes) : how(Math.round(measured.days)),
  };
}

function failing(of: AutomationFact, hours: number | null, lang: Language): Omit<AdviceItem, 'key'> {
  const { id, name, trouble, measured, minutes } = of;
  const how = (over: number) => adviceTexts[lang].how.failing(measured.runs, over, minutes);
  return {
    ...{ kind: 'failing', name, automation_id: id, workflow: null },
    reason: `${trouble?.title}. ${trouble?.detail}`,
    gain: measuredGain(of, hours, how, lang),
    act: { kind: 'mend', to: `${runsPage(id)}?status=error` },
  };
}

function idle(found: Found & { kind: 'idle' }, now: Date, lang: Language): Omit<AdviceItem, 'key'> {
  const { of, why, hours } = found;
  const { id, name, lastRun, createdAt, measured, minutes } = of;
  const since = Math.floor((now.getTime() - (lastRun ?? createdAt).getTime()) / day);
  const how = (over: number) => adviceTexts[lang].how.idle(measured.succeeded, over, minutes);
  return {
    ...{ kind: 'idle', name, automation_id: id, workflow: null },
    reason: adviceTexts[lang].idle[why](since, lastRun !== null),
    gain: measuredGain(of, hours, how, lang),
    act: { kind: acts[why], to: runsPage(id) },
  };
}

function missing(of: Candidate, why: (Found & { kind: 'missing' })['why'], lang: Language) {
  const { filename, name, integrations, minutes, graph } = of;
  const { missing: reasons, how } = adviceTexts[lang];
  return {
    ...{ kind: 'missing' as const, name, automation_id: null },
    reason: reasons[why.kind](listed(why.apps, lang)),
    gain:
      minutes === 0
        ? { minutes_per_run: null, hours_per_month: null, how: how.unknown }
        : { minutes_per_run: minutes, hours_per_month: null, how: how.missing(minutes) },
    act: { kind: 'deploy' as const, to: `/workflow-library/${encodeURIComponent(filename)}/deploy` },
    workflow: { filename, apps: [...integrations], graph },
  };
}

/** What was found in the words of a language, with how its hours were worked out and the one act. */
export function worded(found: Found, now: Date, lang: Language): AdviceItem {
  const { key } = found;
  if (found.kind === 'failing') return { key, ...failing(found.of, found.hours, lang) };
  if (found.kind === 'idle') return { key, ...idle(found, now, lang) };
  return { key, ...missing(found.of, found.why, lang) };
}
