import { goOnAfterError, keep, set, stop, tryAgain, withErrorBranch } from './core.js';
import { type Edge, readFlow } from './flow.js';
import { say } from './language.js';
import type { NodeSpec } from './types.js';

const LOOP = 'n8n-nodes-base.splitInBatches';
/** Steps that ask nothing of another system, so that they fail only by a fault of their own. */
const INSIDE =
  /\.(if|filter|switch|set|code|merge|splitInBatches|splitOut|aggregate|limit|sort|removeDuplicates|noOp|wait|stopAndError|respondToWebhook|form|summarize|dateTime|convertToFile|extractFromFile|markdown|html|renameKeys|crypto|executeWorkflow|compareDatasets|xml|compression|stickyNote)$/;
const STARTS = /(Trigger|\.webhook|\.emailReadImap)$/;
/** What may be done twice without harm. */
const REPEATABLE =
  /^(get|getAll|getMany|search|list|read|lookup|find|select|update|upsert|appendOrUpdate|append_or_update)/i;

/** Whether a step may fail by no fault of the workflow's, and takes the whole run along. */
const mayEndALoop = ({ type, onError }: Pick<NodeSpec, 'type' | 'onError'>): boolean =>
  onError === undefined && !INSIDE.test(type) && !STARTS.test(type);

interface Drawn {
  readonly slug?: string;
  readonly nodes: readonly NodeSpec[];
  readonly flow: readonly string[];
  readonly names?: { readonly [dutch: string]: string };
}

const reachable = (edges: readonly Edge[], start: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (at: string): void => {
    for (const { from, to } of edges)
      if (from === at && !found.has(to)) {
        found.add(to);
        visit(to);
      }
  };
  visit(start);
  return found;
};

/** Each loop with the steps inside it, the smallest first, so that a step counts for the innermost. */
function loopsOf(nodes: readonly NodeSpec[], edges: readonly Edge[]): [NodeSpec, ReadonlySet<string>][] {
  return nodes
    .filter(({ type }) => type === LOOP)
    .map((loop): [NodeSpec, ReadonlySet<string>] => {
      const inside = [...reachable(edges, loop.name)].filter((name) => reachable(edges, name).has(loop.name));
      return [loop, new Set(inside)];
    })
    .sort(([, one], [, other]) => one.size - other.size);
}

/** What somebody knows an item by: its name, number or subject, whatever its columns are called. */
const mark = (loop: string): string =>
  `{{ Object.entries({ ...$('${loop}').item.json, ...$('${loop}').item.json.fields }).filter(([veld, waarde]) => /naam|name|titel|title|onderwerp|subject|numme?r|number|mail|klant|customer|sku|order/i.test(veld) && ['string', 'number'].includes(typeof waarde) && String(waarde).trim() !== '').slice(0, 3).map(([, waarde]) => String(waarde).slice(0, 80).replaceAll('<', '‹')).join(', ') || '${say('een item zonder naam', 'an item without a name')}' }}`;
const REASON =
  "{{ String($json.error?.message ?? $json.error ?? '').slice(0, 200).replaceAll('<', '‹') || '?' }}";

const told = (loop: string): string =>
  say(
    `=“{{ $prevNode.name }}” lukte niet bij ${mark(loop)}: ${REASON}. De rest is doorgegaan; kijk dit ene na.`,
    `=“{{ $prevNode.name }}” failed for ${mark(loop)}: ${REASON}. The rest went on; look at this one.`,
  );

/** How the people of a workflow hear of something. */
export type Tell = (name: string, text: string) => NodeSpec;

/** The same step of Slack for another text, where a workflow has one. */
const inItsSlack = (nodes: readonly NodeSpec[]): Tell | undefined => {
  const slack = nodes.find(
    ({ type, parameters }) => type === 'n8n-nodes-base.slack' && parameters.operation === 'post',
  );
  return (
    slack &&
    ((name, text) => {
      const { type, typeVersion, parameters } = slack;
      return { name, type, typeVersion, parameters: { ...parameters, text } };
    })
  );
};

interface Told {
  /** Where the item goes that failed. */
  readonly first: string;
  readonly nodes: readonly NodeSpec[];
  readonly paths: readonly string[];
  readonly names: { readonly [dutch: string]: string };
}

/** A message for each item that failed. */
function byMessage(loop: string, place: string, tell: Tell): Told {
  const first = `Meld wat misging${place}`;
  return {
    first,
    nodes: [goOnAfterError(tryAgain(tell(first, told(loop))))],
    paths: [`${first} > ${loop}`],
    names: { [first]: `Report what went wrong${place}` },
  };
}

/** Where nothing tells anybody anything: the run ends as failed after all items, and says which they were. */
function byTheRun(loop: string, place: string): Told {
  const field = say('wat_mislukte', 'what_failed');
  const [first, failed, end] = [
    `Mislukte stap${place}`,
    `Alleen wat mislukte${place}`,
    `Noem wat mislukte${place}`,
  ];
  return {
    first,
    nodes: [
      set(first, { [field]: told(loop) }),
      keep(failed, [[`={{ $json.${field} }}`, 'filled']]),
      stop(end, `={{ $input.all().map(({ json }) => json.${field}).join(' ') }}`),
    ],
    paths: [`${first} > ${loop}`, `${loop} > ${failed} > ${end}`],
    names: {
      [first]: `Failed step${place}`,
      [failed]: `Only what failed${place}`,
      [end]: `Name what failed${place}`,
    },
  };
}

/** Whether what fails there goes back to the loop without a word, and nothing is reported behind the loop either. */
const isSilent = (node: NodeSpec, loop: string, edges: readonly Edge[]): boolean => {
  const failed = edges.filter(({ from, output }) => from === node.name && output > 0);
  return (
    node.onError === 'continueErrorOutput' &&
    node.type.startsWith('n8n-nodes-base.') &&
    !INSIDE.test(node.type) &&
    failed.length === 1 &&
    failed.every(({ to, output }) => to === loop && output === 1) &&
    !edges.some(({ from, output }) => from === loop && output === 0)
  );
};

/** The paths with what failed in a step led elsewhere than straight back to the loop. */
const ledTo = (flow: readonly string[], step: string, loop: string, first: string): string[] =>
  flow.flatMap((path) => {
    const stops = path.split(' > ');
    const at = stops.findIndex(
      (stop, i) => stop.replace(/ @\d+/, '') === `${step} #1` && stops[i + 1]?.replace(/ #\d+$/, '') === loop,
    );
    if (at < 0) return [path];
    const [before, after] = [stops.slice(0, at + 1), stops.slice(at + 1)];
    return [[...before, first].join(' > '), ...(after.length > 1 ? [after.join(' > ')] : [])];
  });

/**
 * A step in a loop that fails tells which item it was, and the loop goes on with the next: what refuses one item never
 * keeps the others waiting. Steps that say themselves what happens after an error are left as they are, unless that is nothing
 * at all: straight back to a loop that reports nothing.
 * @param tell how the people of the workflow hear of it; else its Slack, or the run that ends as failed
 * @throws Error when a path names a step that is not there
 */
export function goingOn<D extends Drawn>(drawn: D, tell = inItsSlack(drawn.nodes)): D {
  if (!drawn.nodes.some(({ type }) => type === LOOP)) return drawn;
  const edges = readFlow(drawn.slug ?? '', [...drawn.flow], [...drawn.nodes]);
  const guarded = new Set<string>();
  const added: Told[] = [];
  const failing: string[] = [];
  let flow: readonly string[] = drawn.flow;
  for (const [loop, inside] of loopsOf(drawn.nodes, edges)) {
    const open = drawn.nodes.filter(
      (node) => inside.has(node.name) && !node.attach && !guarded.has(node.name) && mayEndALoop(node),
    );
    const silent = drawn.nodes.filter(
      (node) => inside.has(node.name) && !node.attach && isSilent(node, loop.name, edges),
    );
    if (open.length + silent.length === 0) continue;
    const place = added.length === 0 ? '' : ` ${added.length + 1}`;
    const one = tell ? byMessage(loop.name, place, tell) : byTheRun(loop.name, place);
    added.push(one);
    for (const { name } of open) {
      guarded.add(name);
      failing.push(`${name} #1 > ${one.first}`);
    }
    for (const { name } of silent) flow = ledTo(flow, name, loop.name, one.first);
  }
  if (added.length === 0) return drawn;
  const nodes = drawn.nodes.map((node) => {
    if (!guarded.has(node.name)) return node;
    const again = REPEATABLE.test(String(node.parameters.operation ?? '')) && !node.retryOnFail;
    return withErrorBranch(again ? tryAgain(node) : node);
  });
  return {
    ...drawn,
    nodes: [...nodes, ...added.flatMap((one) => one.nodes)],
    flow: [...flow, ...failing, ...added.flatMap(({ paths }) => paths)],
    ...(drawn.names ? { names: Object.assign({}, drawn.names, ...added.map(({ names }) => names)) } : {}),
  };
}

/** Keeps rows: the record of what happened. */
const KEEPS =
  /\.(googleSheets|airtable|dataTable|microsoftExcel|microsoftExcelSharePoint|baserow|nocoDb|seaTable|grist|supabase|notion)$/;
const ADDS = /^(append|appendOrUpdate|create|update|upsert|insert|add)/i;
/** Tells the team, or whoever is on duty. */
const CALLS =
  /\.(slack|microsoftTeams|telegram|discord|googleChat|mattermost|rocketchat|ciscoWebex|matrix|zulip|twist|pushover|pushbullet|gotify|signl4|pagerDuty)$/;

/** Does something for somebody: a mail, a text message, a task, an appointment, a row. */
const DOES =
  /\.(gmail|microsoftOutlook|emailSend|sendGrid|mailgun|mailjet|mandrill|awsSes|twilio|vonage|messageBird|sms77|mocean|msg91|plivo|whatsApp|todoist|trello|asana|clickUp|jira|linear|mondayCom|googleTasks|microsoftToDo|googleCalendar|pushover|pushbullet|gotify|signl4|pagerDuty|googleSheets|airtable|dataTable|microsoftExcel|baserow|nocoDb|seaTable|grist|supabase|notion)$/;
const READS = /^(get|search|list|read|lookup|find|select|download|row)/i;
/** Steps that would run twice, each time with a part of the items, where these came in on two ways. */
const GATHERS =
  /\.(aggregate|merge|summarize|limit|sort|splitInBatches|respondToWebhook|form|removeDuplicates)$/;

/** Whether a step works item by item, so that it may get them in two parts. */
const byItem = ({ type, parameters, executeOnce }: NodeSpec): boolean =>
  executeOnce !== true &&
  !GATHERS.test(type) &&
  !(type.endsWith('.code') && parameters.mode !== 'runOnceForEachItem') &&
  parameters.operation !== 'sendAndWait';

/** Steps that give one item for one. */
const ONE_FOR_ONE = /\.(formTrigger|webhook|set|if|filter|switch|wait|removeDuplicates|noOp)$/;

/** Whether at most one item reaches a step: nothing before it gives a list. */
const getsOne = (drawn: Drawn, edges: readonly Edge[], name: string): boolean =>
  drawn.nodes
    .filter((node) => !node.attach && reachable(edges, node.name).has(name))
    .every(
      (node) =>
        ONE_FOR_ONE.test(node.type) ||
        (node.type.endsWith('.code') && node.parameters.mode === 'runOnceForEachItem') ||
        ((DOES.test(node.type) || CALLS.test(node.type)) &&
          !READS.test(String(node.parameters.operation ?? ''))),
    );

/** Whether what comes behind a step may get the items in two parts: those that went well, and those that failed. */
const mayPart = (drawn: Drawn, edges: readonly Edge[], name: string): boolean => {
  const isInLoopOfOne = loopsOf(drawn.nodes, edges).some(
    ([loop, inside]) => inside.has(name) && loop.parameters.batchSize === 1,
  );
  return (
    isInLoopOfOne ||
    getsOne(drawn, edges, name) ||
    [...reachable(edges, name)].every((to) => drawn.nodes.every((node) => node.name !== to || byItem(node)))
  );
};

/** Whether a step says all of its text without what the record gave back, and nothing behind it reads that either. */
function goesWithout(drawn: Drawn, edges: readonly Edge[], name: string, record: string): boolean {
  const textOf = (step: string): string =>
    JSON.stringify(drawn.nodes.find((node) => node.name === step)?.parameters ?? {});
  return (
    !/\$json|\$input|\$binary/.test(textOf(name)) &&
    [name, ...reachable(edges, name)].every((step) => !textOf(step).includes(`$('${record}')`))
  );
}

/**
 * What is told to the team does not hang behind the record of it: where that fails, the message goes out all the same, and
 * another one says that the record is missing. Outside loops, which `goingOn` sees to.
 * @param tell how the people of the workflow hear of it; without it nothing changes
 */
export function tellingFirst<D extends Drawn>(drawn: D, tell: Tell | undefined): D {
  if (!tell) return drawn;
  const edges = readFlow(drawn.slug ?? '', [...drawn.flow], [...drawn.nodes]);
  const named = new Map(drawn.nodes.map((node) => [node.name, node]));
  const inLoops = new Set(loopsOf(drawn.nodes, edges).flatMap(([, inside]) => [...inside]));
  const first = 'Meld dat vastleggen mislukte';
  const calling = drawn.nodes
    .filter(
      ({ name, type, onError, parameters }) =>
        onError === undefined &&
        !inLoops.has(name) &&
        KEEPS.test(type) &&
        ADDS.test(String(parameters.operation ?? '')) &&
        mayPart(drawn, edges, name),
    )
    .map((record) => {
      const next = edges
        .filter(({ from, output }) => from === record.name && output === 0)
        .map(({ to }) => to);
      const told = next.filter((to) => {
        const step = named.get(to);
        return (
          step !== undefined &&
          CALLS.test(step.type) &&
          // Thanks for what was not kept would be untrue.
          !/^Bedank/.test(to) &&
          step.parameters.operation !== 'sendAndWait' &&
          goesWithout(drawn, edges, to, record.name)
        );
      });
      return { record: record.name, told };
    })
    .filter(({ told }) => told.length > 0);
  if (calling.length === 0 || named.has(first)) return drawn;
  const records = new Set(calling.map(({ record }) => record));
  const text = say(
    `=“{{ $prevNode.name }}” lukte niet: ${REASON}. De rest is doorgegaan; leg dit zelf vast.`,
    `=“{{ $prevNode.name }}” failed: ${REASON}. The rest went on; record this yourself.`,
  );
  return {
    ...drawn,
    nodes: [
      ...drawn.nodes.map((node) => (records.has(node.name) ? withErrorBranch(node) : node)),
      goOnAfterError(tryAgain(tell(first, text))),
    ],
    flow: [
      ...drawn.flow,
      ...calling.flatMap(({ record, told }) => told.map((to) => `${record} #1 > ${to}`)),
      ...calling.map(({ record }) => `${record} #1 > ${first}`),
    ],
    ...(drawn.names ? { names: { ...drawn.names, [first]: 'Report that the record is missing' } } : {}),
  };
}

/**
 * A step that goes on after an error as if nothing had happened is told of: what comes behind it goes on as before, and
 * somebody hears that the mail, the task or the row is missing. Where a later step reads the error itself nothing changes.
 * @param tell how the people of the workflow hear of it; without it nothing changes
 */
export function tellingErrors<D extends Drawn>(drawn: D, tell: Tell | undefined): D {
  const first = 'Meld wat niet lukte onderweg';
  const named = new Map(drawn.nodes.map((node) => [node.name, node]));
  if (!tell || named.has(first)) return drawn;
  const edges = readFlow(drawn.slug ?? '', [...drawn.flow], [...drawn.nodes]);
  const says = (name: string): boolean => JSON.stringify(named.get(name)?.parameters ?? {}).includes('error');
  const quiet = drawn.nodes.filter(
    ({ name, type, onError, parameters }) =>
      onError === 'continueRegularOutput' &&
      DOES.test(type) &&
      !READS.test(String(parameters.operation ?? '')) &&
      !/^Meld (wat misging|dat vastleggen)/.test(name) &&
      ![...reachable(edges, name)].some(says) &&
      mayPart(drawn, edges, name),
  );
  if (quiet.length === 0) return drawn;
  const names = new Set(quiet.map(({ name }) => name));
  const ways = edges
    .filter(({ from, output }) => names.has(from) && output === 0)
    .map(({ from, to, input }) => `${from} #1 > ${to}${input === 0 ? '' : ` @${input}`}`);
  const text = say(
    `=“{{ $prevNode.name }}” lukte niet: ${REASON}. De rest is doorgegaan; doe dit zelf.`,
    `=“{{ $prevNode.name }}” failed: ${REASON}. The rest went on; do this yourself.`,
  );
  return {
    ...drawn,
    nodes: [
      ...drawn.nodes.map((node) => (names.has(node.name) ? withErrorBranch(node) : node)),
      goOnAfterError(tryAgain(tell(first, text))),
    ],
    flow: [...drawn.flow, ...ways, ...[...names].map((name) => `${name} #1 > ${first}`)],
    ...(drawn.names ? { names: { ...drawn.names, [first]: 'Report what failed on the way' } } : {}),
  };
}
