import type { Json, N8nNode } from '../dsl/types.js';
import { type Printed, writtenIn } from './printed.js';
import type { Fault, Rule, Subject } from './rule.js';
import type { Ast, Script } from './script.js';

/** Steps by which a person receives a text, and their parameters that hold it. */
const TO_PEOPLE =
  /\.(gmail|microsoftOutlook|emailSend|sendGrid|mailgun|mailjet|mandrill|awsSes|twilio|messageBird|vonage|plivo|sms77|mocean|msg91|whatsApp|slack|microsoftTeams|telegram|discord|googleChat|mattermost|rocketchat|ciscoWebex|matrix|zulip|twist|form)$/;
const TEXT =
  /^(text|message|content|html|bodyContent|subject|contentValue|body|completionTitle|completionMessage)$/;
const MONEY = /bedrag|^amount$|prijs|^price$|kosten$|^cost$|omzet|revenue|^netto$|^bruto$|vergoeding/i;
/** What makes a number one that people read, or is no amount of money. */
const SHOWN = /toLocaleString|Intl\.|euro\(|\.replace\('\.', ','\)/;
/** A sum that was rounded to tenths or hundredths, and is no whole number. */
const ROUNDED = /^(?:Math\.(?:round|floor|ceil)\([\s\S]*\) \/ 10+|Number\([\s\S]*\.toFixed\([1-9]\)\))$/;
const GREETING =
  /\b(?:Beste|Dear|Geachte|Hallo|Hello|Hoi|Hi|Dag) \{\{\s*(\$[\w$.?[\]'"() -]+?)\s*\}\}(?=[,!])/;

const textsOf = ({ parameters }: N8nNode): string[] => {
  const found: string[] = [];
  const visit = (value: Json, name: string): void => {
    if (typeof value === 'string') {
      if (TEXT.test(name) && value.startsWith('=')) found.push(value);
    } else if (value !== null && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) visit(part, Array.isArray(value) ? name : key);
  };
  visit(parameters as Json, '');
  return found;
};

const isIso = ({ kind, text, names }: Printed): boolean =>
  kind === 'call' &&
  /\.(?:toISO\(\)|toISODate\(\))\)?$/.test(text) &&
  !names.some((name) => /nummer|kenmerk|number|sleutel|key|code/i.test(name));

/** Where `€` stands right before a value that nothing made readable. */
function* rawEuros(script: Script): Generator<string> {
  const isRaw = (node: Ast): boolean => !SHOWN.test(script.textOf(node)) && node.type !== 'Literal';
  for (const node of script.nodes) {
    if (node.type === 'TemplateLiteral') {
      for (const [at, { value }] of node.quasis.entries()) {
        const next = node.expressions[at];
        if (next && /€ ?$/.test(value.raw) && isRaw(next as Ast)) yield script.textOf(next as Ast);
      }
    } else if (node.type === 'BinaryExpression' && node.operator === '+') {
      const left = node.left.type === 'BinaryExpression' ? node.left.right : node.left;
      if (left.type === 'Literal' && /€ ?$/.test(String(left.value)) && isRaw(node.right as Ast))
        yield script.textOf(node.right as Ast);
    }
  }
}

function* inText(subject: Subject, step: N8nNode, text: string): Generator<Fault> {
  const greeting = GREETING.exec(text)?.[1];
  if (greeting !== undefined)
    yield {
      step: step.name,
      says: `its greeting is "Beste ," where ${greeting} is empty: say what stands there then`,
    };
  for (const [, inside = ''] of text.matchAll(/€ ?\{\{((?:(?!\}\})[\s\S])*)\}\}/g))
    if (!SHOWN.test(inside))
      yield {
        step: step.name,
        says: `it writes ${inside.trim()} as it comes behind €: use euros(…), or tableEuros(…) for a table`,
      };
  for (const one of writtenIn(subject, step, text)) {
    if (isIso(one))
      yield {
        step: step.name,
        says: `it writes ${one.text.slice(0, 60)}, a moment as machines read it: use toFormat('d LLLL yyyy') in its language`,
      };
    if (one.kind === 'sum' && ROUNDED.test(one.text))
      yield {
        step: step.name,
        says: `it writes ${one.text.slice(0, 60)} with the point of a machine (12.5): use decimals(…)`,
      };
    else if (
      one.kind === 'sum' &&
      MONEY.test(one.names[0] ?? '') &&
      /\*|\/|getal\(|cent\(|reduce/.test(one.text)
    )
      yield {
        step: step.name,
        says: `it writes the amount ${one.text.slice(0, 60)} as a bare number: use euro(…) or euros(…)`,
      };
  }
}

/** Texts to people hold amounts and days as people write them, and a greeting that is right without a name. */
export const texts: Rule = {
  id: 'texts',
  *find(subject) {
    for (const step of subject.steps) {
      const isToPeople = TO_PEOPLE.test(step.type);
      if (isToPeople) for (const text of textsOf(step)) yield* inText(subject, step, text);
      if (isToPeople || step.type === 'n8n-nodes-base.code')
        for (const script of subject.scriptsOf(step))
          for (const raw of rawEuros(script))
            if (!/^(lees|euro|bedrag\w*|geld|tekst)\(|^\w+$/.test(raw))
              yield {
                step: step.name,
                says: `its ${script.path} writes ${raw.slice(0, 60)} behind €: use euro(…)`,
              };
    }
  },
};
