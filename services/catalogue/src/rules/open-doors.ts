import type { N8nNode } from '../dsl/types.js';
import { assignmentsOf, isTyped, questionsOf, referencesIn } from './origin.js';
import type { Fault, Rule, Subject } from './rule.js';
import { expressionsOf, type Script } from './script.js';

const DOOR = /\.(formTrigger|chatTrigger|webhook)$/;
/** Databases that take a query as it is written. */
const ANY_QUERY =
  /\.(postgres|mySql|microsoftSql|snowflake|crateDb|timescaleDb|questDb|oracleDatabase|googleBigQuery)Tool$/;
const MAILER = /\.(gmail|emailSend|microsoftOutlook|mailgun|mailjet|mandrill|sendGrid|awsSes|sendInBlue)$/;
const TEXTER = /\.(twilio|messageBird|vonage|sms77|plivo|awsSns|msg91|mocean|whatsApp|clickSend|cm|signl4)$/i;
const ADDRESS = /^(sendTo|to|toEmail|toAddresses|toRecipients|recipients?|originator|phone|phoneNumber)\b/;
const WORDS = /^(subject|message|html|text|body|bodyContent|contentValue|htmlPart|textPart)\b/;
/** What takes addresses of sites out of a text, as `plain` of the kit does, or leaves letters and figures only. */
const CLEANED = /https\?:|\[\^0-9A-Za-z]/;

/** A value that came in by an open door, and whether nobody took the addresses of sites out of it on its way. */
interface Typed {
  readonly door: N8nNode;
  readonly field: string;
}

const most = 12;

/** Whether a field of a form or a call takes any text at all: no day, no number, no choice. */
function isFree({ door, field }: Typed): boolean {
  if (door.type.endsWith('.webhook')) return true;
  const asked = questionsOf(door).find(
    ({ fieldName, fieldLabel }) => fieldName === field || fieldLabel === field,
  );
  return asked?.fieldType === 'email' ? false : isTyped({ step: door, field });
}

/** What a script reads of what somebody typed behind an open door. @param cleaned whether cleaned values count as well */
function typedIn(subject: Subject, at: N8nNode, script: Script, cleaned: boolean, depth = 0): Typed[] {
  const whole = script.root ? script.textOf(script.root) : '';
  if (depth > most || (!cleaned && CLEANED.test(whole))) return [];
  return referencesIn(script).flatMap(({ step, path }) => {
    const named = step === undefined ? undefined : subject.step(step);
    const from = step === undefined ? subject.givers(at.name) : named ? [named] : [];
    return from.flatMap((one): Typed[] => {
      if (isOpen(one)) return [{ door: one, field: path.join('.') }];
      const assigned = assignmentsOf(one).find(({ name }) => name === path[0]);
      if (!assigned) return [];
      return expressionsOf(String(assigned.value)).flatMap((inner) =>
        typedIn(subject, one, inner, cleaned, depth + 1),
      );
    });
  });
}

const isOpen = ({ type, parameters }: N8nNode): boolean =>
  DOOR.test(type) && parameters.authentication === 'none';

/** How a caller shows who it is, or what is asked again of who was meant to call, by an id out of the call. */
const SHOWS = /\.(query|headers)\b/;
const ASKS_AGAIN = /\$json\.body\b|\.json\.body\b/;

/** Whether a run that a call starts goes on only for who should call, or with what the vendor itself says about it. */
const isChecked = (subject: Subject, door: N8nNode): boolean =>
  [...subject.after(door.name)].some((name) => {
    const step = subject.step(name);
    const read = JSON.stringify(step?.parameters ?? {});
    return (
      SHOWS.test(read) ||
      (step?.type.endsWith('.httpRequest') === true && ASKS_AGAIN.test(String(step.parameters.url)))
    );
  });

/** What a step sends to whom: the scripts of its parameters of that kind. */
const scriptsIn = (subject: Subject, step: N8nNode, kind: RegExp): Script[] =>
  subject.scriptsOf(step).filter(({ path }) => path.split('.').some((part) => kind.test(part)));

function* sentBy(subject: Subject, step: N8nNode): Generator<Fault> {
  const mails = MAILER.test(step.type);
  if (!mails && !TEXTER.test(step.type)) return;
  const toTyped = scriptsIn(subject, step, ADDRESS).some(
    (script) => typedIn(subject, step, script, true).length > 0,
  );
  if (!toTyped) return;
  const free = scriptsIn(subject, step, WORDS)
    .flatMap((script) => typedIn(subject, step, script, false))
    .find(isFree);
  if (free)
    yield {
      step: step.name,
      says: `anybody may have it send ${free.field} of "${free.door.name}", with links and all, to any address: leave it out, or take it through "plain"`,
    };
}

/** The tools that serve the agent behind a chat. */
const toolsBehind = (subject: Subject, door: N8nNode): N8nNode[] => {
  const after = subject.after(door.name);
  return subject.steps.filter((tool) =>
    (subject.entry.workflow.connections[tool.name]?.ai_tool ?? [])
      .flat()
      .some((link) => after.has(link.node)),
  );
};

/**
 * A form, a chat or a webhook that anybody who has its address may use, where that is not meant, or does harm: a closed one is
 * made by `form`, `chat` and `webhook`, one that is open on purpose by `openForm`, `openChat` and `open: true`.
 */
export const openDoors: Rule = {
  id: 'open-doors',
  *find(subject) {
    const meant = new Set(subject.entry.open ?? []);
    const open = subject.steps.filter(isOpen);
    if (open.length === 0) return;
    for (const door of open) {
      if (!meant.has(door.name))
        yield {
          step: door.name,
          says: 'anybody who has the address may use it: let it ask for a password (form, chat) or a header (webhook), or say that it is for people outside the company (openForm, openChat, open: true)',
        };
      if (door.type.endsWith('.webhook') && !isChecked(subject, door))
        yield {
          step: door.name,
          says: 'what anybody sends to its address is taken for true: ask for a key in the address (keyedCall), check the signature, or ask the vendor again by the id',
        };
      if (!door.type.endsWith('.chatTrigger')) continue;
      const query = toolsBehind(subject, door).find(
        ({ type, parameters }) => ANY_QUERY.test(type) && JSON.stringify(parameters).includes('$fromAI'),
      );
      if (query)
        yield {
          step: door.name,
          says: `anybody who has the address may ask "${query.name}" whatever is in the database: let it ask for a password (chat)`,
        };
    }
    for (const step of subject.steps) yield* sentBy(subject, step);
  },
};
