import type { Language } from '@stroomwerk/contracts';
import { byHand, messengers, starts, type Text, units } from './description-words.js';
import { kindOf } from './graph.js';
import { type Flow, isRecord, type N8nNode, shortType, subNodeNames } from './n8n.js';
import { edgesOf, inRunOrder } from './order.js';
import { startNodes } from './triggers.js';
import { vendorOf } from './vendors.js';

function scheduleText(node: N8nNode, lang: Language): string {
  const rule = isRecord(node.parameters.rule) ? node.parameters.rule.interval : undefined;
  const first = Array.isArray(rule) && isRecord(rule[0]) ? rule[0] : {};
  const field =
    typeof first.field === 'string' ? first.field : shortType(node.type) === 'scheduleTrigger' ? 'days' : '';
  const unit = units[field];
  if (unit === undefined) return lang === 'nl' ? 'Op vaste tijden' : 'At fixed times';
  const every = first[`${field}Interval`];
  const often = typeof every === 'number' && every > 1 ? every : 1;
  const base = often === 1 ? unit[0][lang] : `${lang === 'nl' ? 'Elke' : 'Every'} ${often} ${unit[1][lang]}`;
  const hour = first.triggerAtHour;
  if (typeof hour !== 'number' || !['days', 'weeks', 'months'].includes(field)) return base;
  const minute = typeof first.triggerAtMinute === 'number' ? first.triggerAtMinute : 0;
  return `${base} ${lang === 'nl' ? 'om' : 'at'} ${hour}:${String(minute).padStart(2, '0')}`;
}

function startText(node: N8nNode | undefined, lang: Language): string {
  if (node === undefined) return byHand[lang];
  const type = shortType(node.type);
  if (['scheduleTrigger', 'cron', 'interval'].includes(type)) return scheduleText(node, lang);
  const vendor = vendorOf(node.type)?.name;
  if (vendor !== undefined)
    return lang === 'nl'
      ? `Zodra er iets nieuws is in ${vendor}`
      : `As soon as something new happens in ${vendor}`;
  return (starts[type] ?? byHand)[lang];
}

const acts: readonly (readonly [RegExp, Text])[] = [
  [
    /^(?:get|getAll|read|search|list|download|lookup|select|find)/i,
    { nl: 'haalt gegevens op uit {app}', en: 'gets data from {app}' },
  ],
  [
    /^(?:send|post|message|reply|publish|tweet|notify)/i,
    { nl: 'stuurt het resultaat via {app}', en: 'sends the result through {app}' },
  ],
  [/^(?:update|edit|patch|set|move|complete)/i, { nl: 'werkt {app} bij', en: 'updates {app}' }],
  [/^(?:delete|remove|clear|archive)/i, { nl: 'ruimt op in {app}', en: 'clears up in {app}' }],
  [
    /^(?:create|append|insert|upsert|add|upload|appendOrUpdate|copy)/i,
    { nl: 'legt het resultaat vast in {app}', en: 'records the result in {app}' },
  ],
];
function actText(node: N8nNode, lang: Language): string {
  const app = vendorOf(node.type)?.name ?? '';
  const operation = typeof node.parameters.operation === 'string' ? node.parameters.operation : '';
  const known = acts.find(([pattern]) => pattern.test(operation))?.[1];
  const usual: Text = messengers.has(app)
    ? { nl: 'stuurt het resultaat via {app}', en: 'sends the result through {app}' }
    : { nl: 'legt het resultaat vast in {app}', en: 'records the result in {app}' };
  return (known ?? usual)[lang].replace('{app}', app);
}

const listed = (parts: readonly string[], lang: Language): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${lang === 'nl' ? 'en' : 'and'} ${parts.at(-1)}`;

/** App steps with no app step behind them: what the run is for. */
function finalSteps(flow: Flow, apps: readonly N8nNode[]): N8nNode[] {
  const edges = edgesOf(flow);
  const isApp = new Set(apps.map((node) => node.name));
  const leadsToApp = (name: string, seen: Set<string>): boolean =>
    edges.some(([source, target]) => {
      if (source !== name || seen.has(target)) return false;
      seen.add(target);
      return isApp.has(target) || leadsToApp(target, seen);
    });
  const finals = apps.filter((node) => !leadsToApp(node.name, new Set([node.name])));
  return finals.length > 0 ? finals : apps.slice(-1);
}

/**
 * What happens when, in which app, with what result; for a workflow whose author left no description. From the short
 * one to ever more particular ones: the caller takes the first that is not in the library yet. The last names the
 * workflow, so that it is unique where names are.
 */
export function describe(flow: Flow, name: string, lang: Language): string[] {
  const subNodes = subNodeNames(flow);
  const order = inRunOrder(flow).filter((node) => node.disabled !== true);
  const start = startText(startNodes(flow)[0], lang);
  const doing = order.filter((node) => kindOf(node) !== 'trigger' && !subNodes.has(node.name));
  const apps = doing.filter((node) => vendorOf(node.type) !== undefined);
  const results = [...new Set(finalSteps(flow, apps).map((node) => actText(node, lang)))].slice(0, 3);
  const ai = order.find((node) => kindOf(node) === 'ai' && vendorOf(node.type) !== undefined);
  const aiName = ai === undefined ? undefined : vendorOf(ai.type)?.name;
  const thinking =
    aiName === undefined
      ? []
      : [
          lang === 'nl'
            ? `laat deze workflow ${aiName} het werk lezen of schrijven`
            : `this workflow has ${aiName} read or write`,
        ];
  const own = doing.filter((node) => kindOf(node) !== 'decision').map((node) => `‘${node.name}’`);
  const outcome =
    results.length > 0
      ? results
      : [
          lang === 'nl'
            ? `loopt de stappen ${listed(own.slice(-2), lang)} door`
            : `runs through ${listed(own.slice(-2), lang)}`,
        ];
  const it = lang === 'nl' ? 'deze workflow ' : 'this workflow ';
  const sentence =
    thinking.length > 0
      ? `${start} ${thinking[0]} ${lang === 'nl' ? 'en' : 'and'} ${listed(outcome, lang)}.`
      : dutchOrder(start, it, outcome, lang);
  const steps =
    own.length > 0 ? ` ${lang === 'nl' ? 'Onderweg' : 'On the way'}: ${listed(own.slice(0, 4), lang)}.` : '';
  const called = lang === 'nl' ? ` Zo werkt ‘${name}’.` : ` That is how ‘${name}’ works.`;
  return [sentence, `${sentence}${steps}`, `${sentence}${steps}${called}`];
}

/** Dutch puts the verb before the subject after an opening clause: `Elke dag haalt deze workflow ...`. */
function dutchOrder(start: string, subject: string, outcome: readonly string[], lang: Language): string {
  if (lang === 'en') return `${start}, ${subject}${listed(outcome, lang)}.`;
  const [first = '', ...rest] = outcome;
  const [verb = '', ...words] = first.split(' ');
  return `${start} ${verb} ${subject}${listed([words.join(' '), ...rest], lang)}.`;
}
