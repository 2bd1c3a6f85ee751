import { code, codeEach, stop, withErrorBranch } from './core.js';
import { type Edge, readFlow } from './flow.js';
import { say } from './language.js';
import type { NodeSpec } from './types.js';

interface Drawn {
  readonly slug?: string;
  readonly nodes: readonly NodeSpec[];
  readonly flow: readonly string[];
}

const STARTS = /(Trigger|\.webhook|\.emailReadImap|\.cron)$/;
const SCHEDULE = /\.scheduleTrigger$/;
/** Steps that hand on what they get, or a part of it. */
const PASSES = /\.(if|filter|switch)$/;
/** Rows of people: which columns to make is read of the steps behind them, as they hand on the rows. */
const TABLES =
  /\.(googleSheets|airtable|dataTable|microsoftExcel|microsoftExcelSharePoint|baserow|nocoDb|seaTable|grist|supabase|notion)$/;
/** What tells a person something, or puts it on a list: done twice it is a nuisance, and never done it is a loss. */
const TELLS =
  /\.(slack|microsoftTeams|telegram|discord|googleChat|mattermost|rocketchat|ciscoWebex|matrix|zulip|twist|todoist|trello|asana|clickUp|jira|linear|mondayCom|googleTasks|microsoftToDo|taiga|flow|wekan|github|gitlab|gmail|microsoftOutlook|emailSend|sendGrid|mailgun|mailjet|mandrill|awsSes)$/;
const READS = /^(get|search|list|read|lookup|find|select|download)/i;

/** The key of an item as JavaScript: a text with braces as a template. @returns nothing where it cannot be written so */
const inScript = (key: unknown): string | undefined =>
  typeof key === 'string' && key.startsWith('=') && !/[`\\]|\$\{|\$execution|\$runIndex|\$input/.test(key)
    ? `\`${key.slice(1).replace(/\{\{([\s\S]*?)\}\}/g, (_, inside: string) => `\${${inside.trim()}}`)}\``
    : undefined;

/** The steps behind a step that are reached by steps which only hand on. */
function nextOf(edges: readonly Edge[], named: ReadonlyMap<string, NodeSpec>, name: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string): void => {
    for (const { from, to } of edges) {
      if (from !== at || seen.has(to)) continue;
      seen.add(to);
      if (PASSES.test(named.get(to)?.type ?? '')) visit(to);
      else found.add(to);
    }
  };
  visit(name);
  return found;
}

const backwards = (edges: readonly Edge[]): Edge[] =>
  edges.map((edge) => ({ ...edge, from: edge.to, to: edge.from }));

const reached = (edges: readonly Edge[], start: string, back = false): Set<string> => {
  const found = new Set<string>();
  const visit = (at: string): void => {
    for (const { from, to } of edges) {
      const [here, there] = back ? [to, from] : [from, to];
      if (here === at && !found.has(there)) {
        found.add(there);
        visit(there);
      }
    }
  };
  visit(start);
  return found;
};

interface Late {
  readonly mark: NodeSpec;
  readonly key: string;
  readonly tells: readonly string[];
}

/** The marks of a drawing that are set before what they stand for is told, and could be set after it. */
function early({ nodes, flow, slug }: Drawn): Late[] {
  const marks = nodes.filter(
    ({ parameters }) => parameters.operation === 'removeItemsSeenInPreviousExecutions',
  );
  if (marks.length === 0) return [];
  const edges = readFlow(slug ?? '', [...flow], [...nodes]);
  const named = new Map(nodes.map((one) => [one.name, one]));
  return marks.flatMap((mark) => {
    const key = inScript(mark.parameters.dedupeValue);
    const before = reached(edges, mark.name, true);
    const starts = [...before].filter((name) => STARTS.test(named.get(name)?.type ?? ''));
    const tells = [...nextOf(edges, named, mark.name)];
    const own = reached(edges, mark.name);
    const mayWait =
      key !== undefined &&
      (mark.parameters.options as { scope?: string } | undefined)?.scope !== 'workflow' &&
      mark.onError === undefined &&
      mark.alwaysOutputData !== true &&
      starts.length > 0 &&
      starts.every((name) => SCHEDULE.test(named.get(name)?.type ?? '')) &&
      !own.has(mark.name) &&
      ![...before].some((name) => named.get(name)?.type.endsWith('.splitInBatches')) &&
      [...nextOf(backwards(edges), named, mark.name)].every(
        (name) => !TABLES.test(named.get(name)?.type ?? ''),
      ) &&
      tells.length > 0 &&
      tells.every((name) => {
        const step = named.get(name);
        return (
          step !== undefined &&
          TELLS.test(step.type) &&
          step.onError === undefined &&
          step.executeOnce !== true &&
          !READS.test(String(step.parameters.operation ?? '')) &&
          step.parameters.operation !== 'sendAndWait' &&
          edges.every(({ from, to }) => from !== name && (to !== name || from === mark.name || own.has(from)))
        );
      });
    return mayWait ? [{ mark, key, tells }] : [];
  });
}

/** Marks that are kept of one step: whoever looks at more in one round has another trouble. */
const most = 5000;

/**
 * What a schedule finds is marked once it was told, and not before: what fails comes by again in the next round. Of marks that
 * lead to nothing but a message, a task or a mail; whatever does more (a payment, a booking) keeps its mark in front, since
 * there twice is worse than not at all. What failed ends the run as failed, so that n8n shows it.
 * @throws Error when a path names a step that is not there
 */
export function markedAfter<D extends Drawn>(drawn: D): D {
  const found = early(drawn);
  if (found.length === 0) return drawn;
  const nodes = [...drawn.nodes];
  const flow = [...drawn.flow];
  for (const [number, { mark, key, tells }] of found.entries()) {
    const kept = `${say('gedaan', 'done')}${number === 0 ? '' : number + 1}`;
    const at = nodes.findIndex(({ name }) => name === mark.name);
    const onItem = key.replace(/\$\('([^']+)'\)\.item\b/g, "$('$1').itemMatching(i)");
    nodes[at] = code(
      mark.name,
      `
${say('// Wat hier doorgaat wordt pas onthouden als het gemeld is.', '// What goes on here is remembered once it was told.')}
const gedaan = $getWorkflowStaticData('global').${kept} ?? {}, nu = new Set();
return $input.all().filter((item, i) => { const $json = item.json, sleutel = ${onItem}; if (gedaan[sleutel] || nu.has(sleutel)) return false; nu.add(sleutel); return true; });`,
    );
    for (const name of tells) {
      const told = nodes.findIndex((one) => one.name === name);
      const remembers = codeEach(
        `${name}: onthouden`,
        `
const geheugen = $getWorkflowStaticData('global');
geheugen.${kept} = { ...Object.fromEntries(Object.entries(geheugen.${kept} ?? {}).slice(-${most})), [${key.replace(/\$json\b/g, `$('${mark.name}').item.json`)}]: true };
return { json: $json };`,
      );
      const failed = stop(
        `${name}: mislukt`,
        say(
          "=Dit lukte niet en komt in de volgende ronde terug: {{ $json.error?.message ?? $json.error ?? '?' }}",
          "=This failed and comes back in the next round: {{ $json.error?.message ?? $json.error ?? '?' }}",
        ),
      );
      const step = nodes[told];
      if (step) nodes.splice(told, 1, withErrorBranch(step), remembers, failed);
      flow.push(`${name} > ${remembers.name}`, `${name} #1 > ${failed.name}`);
    }
  }
  return { ...drawn, nodes, flow };
}
