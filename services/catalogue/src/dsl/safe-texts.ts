import { questionsOf } from '../rules/origin.js';
import { type Printed, printedOf } from '../rules/printed.js';
import { Subject } from '../rules/rule.js';
import { expressionsOf } from '../rules/script.js';
import { type Edge, toConnections } from './flow.js';
import { greeted } from './greeting.js';
import { say } from './language.js';
import type { ContentWorkflow, Json, N8nNode, NodeSpec, Parameters } from './types.js';

const MAIL = /\.(gmail|microsoftOutlook|emailSend|sendGrid|mailgun|mailjet|mandrill|awsSes)$/;
const SENDS_TEXT =
  /\.(twilio|messageBird|vonage|plivo|sms77|mocean|msg91|whatsApp|slack|microsoftTeams|telegram|discord|googleChat|mattermost|rocketchat|ciscoWebex|matrix|zulip|twist|form|trello|asana|todoist|clickUp|jira|microsoftToDo|googleTasks|linear|flow|wekan|taiga|googleCalendar|googleDocs|pushover|pushbullet|gotify|signl4|zendesk|freshdesk|helpScout)$/;
/** The parameters of them that hold a text. */
const TEXT =
  /^(text|message|content|html|bodyContent|subject|title|name|description|notes|summary|contentValue|body|completionTitle|completionMessage|noteContent)$/;
/** The parameters that hold the HTML of a mail. */
const BODY = /^(message|bodyContent|html|contentValue|body)$/;
const BRACES = /\{\{([\s\S]*?)\}\}/g;
const REFERENCE = /^[\w$.?[\]'"() :-]+?(?:\s*\?\?\s*'')?$/;

/** What people write in their own words, by the name of its field; of these, what may have more than one line. */
const WORDS =
  /naam|name|wat$|wie$|bedrijf|company|functie|titel|title|onderwerp|subject|plek|locatie|adres$/i;
const LINES =
  /te?kst|text$|bericht|message|omschrijving|description|toelichting|opmerking|reden|reason|vraag|uitleg|antwoord|klacht|waarom|comment|feedback|idee|wens|notitie|error/i;
/** Fields that are no words, or HTML already. */
const OTHER = /html|body\.content|link|url|mail$|filename|bestandsnaam|\bid$|metadata|\$/i;

const isOf = (pattern: RegExp, { names, text }: Printed): boolean =>
  pattern.test(names[0] ?? '') || pattern.test(text.split('.').at(-1) ?? '');
const isModel = ({ step: { type } }: Printed): boolean => /langchain\.(chainLlm|agent)$/.test(type);
const asksForHtml = ({ step }: Printed): boolean => /html|<br>|<p>/i.test(JSON.stringify(step.parameters));

/** What has to be done to a value before it stands in HTML; nothing where steps of ours made it. */
function safe(inside: string, printed: readonly Printed[]): string | undefined {
  const given = inside.replace(/\s*\?\?\s*''$/, '');
  if (printed.length === 0 || printed.some((one) => one.kind !== 'field' || isOf(OTHER, one)))
    return undefined;
  const lines = ".replaceAll('\\n', '<br>')";
  if (printed.every(isModel)) return printed.some(asksForHtml) ? undefined : `String(${given} ?? '')${lines}`;
  if (printed.some(isModel)) return undefined;
  const hasLines = printed.some((one) => isOf(LINES, one));
  if (!hasLines && !printed.some((one) => isOf(WORDS, one))) return undefined;
  return `String(${given} ?? '').replaceAll('<', '&lt;')${hasLines ? lines : ''}`;
}

/** What gives a day, a month or a moment as ISO: steps of ours, a question for a date, and apps under such a name. */
const MADE_DAY = /\.(?:toISODate\(\)|toFormat\(["']yyyy-MM-dd["']\))\s*\)?$/;
const MADE_MONTH = /\.toFormat\(["']yyyy-MM["']\)\s*\)?$/;
const DAY =
  /(?:^|_)(?:datum|date|due|start|begin|eind|einde|einddatum|startdatum|deadline|created|published|uiterlijk|vervaldag|eerste_dag|laatste_dag)$|At$|_at$|^isoDate$|^createTime$|^(?:Datum|Einddatum|Uiterlijk|Date|Due)$/;
const isAsked = ({ step, text }: Printed): boolean =>
  questionsOf(step).some((one) => (one.fieldName ?? one.fieldLabel) === text && one.fieldType === 'date');

/** A day as people read it; nothing where the value is none. */
function asDay(inside: string, printed: readonly Printed[]): string | undefined {
  const given = inside.replace(/\s*\?\?\s*''$/, '');
  const shown = (format: string) => `.setLocale('${say('nl', 'en')}').toFormat('${format}')`;
  const made = printed.filter(({ kind, text }) => kind !== 'literal' || !/^(["'])\1$/.test(text));
  if (made.length === 0) return undefined;
  const isAll = (test: (one: Printed) => boolean) => made.every(test);
  const isMade = (pattern: RegExp) => isAll((one) => one.kind === 'call' && pattern.test(one.text));
  const guarded = (format: string) =>
    `((day) => (day.isValid ? day${shown(format)} : ${given}))(DateTime.fromISO(String(${given} ?? '')))`;
  const ofNow = /^(\$now.*)\.(?:toISODate\(\)|toFormat\(["']yyyy-MM(-dd)?["']\))$/.exec(given);
  if (ofNow)
    return `${ofNow[1]}${shown(given.endsWith("MM')") || given.endsWith('MM")') ? 'LLLL yyyy' : 'd LLLL yyyy')}`;
  if (isMade(MADE_MONTH)) return `DateTime.fromISO(${given})${shown('LLLL yyyy')}`;
  if (isMade(MADE_DAY))
    return made.length === printed.length
      ? `DateTime.fromISO(${given})${shown('d LLLL yyyy')}`
      : guarded('d LLLL yyyy');
  const isDay = isAll(
    (one) =>
      (one.kind === 'call' && MADE_DAY.test(one.text)) ||
      (one.kind === 'field' && (isAsked(one) || DAY.test(one.names[0] ?? '') || DAY.test(one.text))),
  );
  return isDay ? guarded('d LLLL yyyy') : undefined;
}

/** A text in which days stand as people read them; inside a file's name or an address they stay as they are. */
const withDays = (subject: Subject, step: N8nNode, text: string): string =>
  text.startsWith('=')
    ? text.replace(BRACES, (whole, part: string, at: number) => {
        const inside = part.trim();
        const isPart =
          /[-\w/]$/.test(text.slice(1, at)) || /^(?:[-\w/]|\.\w)/.test(text.slice(at + whole.length));
        if (isPart || !REFERENCE.test(inside)) return whole;
        const [script] = expressionsOf(`={{ ${inside} }}`);
        if (!script?.root) return whole;
        const made = asDay(inside, printedOf(subject, { step, script, names: [], depth: 0 }, script.root));
        return made === undefined ? whole : `{{ ${made} }}`;
      })
    : text;

const inHtml = (subject: Subject, step: N8nNode, text: string): string =>
  text.startsWith('=')
    ? text.replace(BRACES, (whole, part: string) => {
        const inside = part.trim();
        const [script] = REFERENCE.test(inside) ? expressionsOf(`={{ ${inside} }}`) : [];
        if (!script?.root) return whole;
        const made = safe(inside, printedOf(subject, { step, script, names: [], depth: 0 }, script.root));
        return made === undefined ? whole : `{{ ${made} }}`;
      })
    : text;

/** @param change what becomes of a text, by the name of its parameter */
function changed(value: Json, change: (text: string, name: string) => string, name = ''): Json {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((one) => changed(one, change, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change, key)]));
}

/**
 * Texts to people that hold whatever is filled in: a greeting without a name, and in the HTML of a mail what somebody wrote
 * elsewhere, with its `<` as a character and its lines as lines. A question for an answer is left as it is, since n8n itself
 * turns what is escaped there back.
 * @returns the steps; those that send nothing are the same ones
 */
export function withSafeTexts(nodes: readonly NodeSpec[], edges: readonly Edge[]): NodeSpec[] {
  if (!nodes.some(({ type }) => MAIL.test(type) || SENDS_TEXT.test(type))) return [...nodes];
  const workflow = { nodes, connections: toConnections(edges, [...nodes]) };
  const subject = new Subject({ workflow } as unknown as ContentWorkflow);
  return nodes.map((node) => {
    const isMail = MAIL.test(node.type);
    if (!isMail && !SENDS_TEXT.test(node.type)) return node;
    const asks = node.parameters.operation === 'sendAndWait';
    const parameters = changed(node.parameters, (text, name) => {
      const said = TEXT.test(name) ? withDays(subject, node as N8nNode, greeted(text)) : greeted(text);
      return isMail && !asks && BODY.test(name) ? inHtml(subject, node as N8nNode, said) : said;
    }) as Parameters;
    return { ...node, parameters };
  });
}
