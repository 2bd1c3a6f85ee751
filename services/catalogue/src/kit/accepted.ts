import { codeEach, stop } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import type { NodeSpec } from '../dsl/types.js';

/**
 * Services that answer "OK" to a message which they refuse: what of their answer tells why, empty where they took it. Read in
 * n8n's own steps: that of Vonage and that of Mocean hand over the messages as they came, that of MSG91 whatever was answered.
 */
const REFUSED: { readonly [type: string]: string } = {
  'n8n-nodes-base.vonage':
    "const reden = ['', '0'].includes(String($json.status ?? '')) ? '' : String($json['error-text'] ?? $json.status);",
  'n8n-nodes-base.mocean':
    "const reden = ['', '0'].includes(String($json.status ?? '')) ? '' : String($json.err_msg ?? $json.status);",
  'n8n-nodes-base.msg91':
    "const antwoord = $json.requestId;\nconst reden = antwoord?.type === 'error' || /\\s/.test(String(antwoord?.message ?? antwoord ?? '').trim()) ? String(antwoord.message ?? antwoord) : '';",
};

interface Drawn {
  readonly nodes: readonly NodeSpec[];
  readonly flow: readonly string[];
}

const stopOf = (text: string) => /^(.*?)((?: @\d+)?)((?: #\d+)?)$/.exec(text.trim()) ?? ['', text, '', ''];

/** A path with the check behind the message, and what a refusal leads to where a failure leads there. */
function rewritten(path: string, name: string, check: string): string[] {
  const stops = path.split(' > ');
  const more: string[] = [];
  const along = stops.flatMap((stop, at) => {
    const [, own = '', input = '', output = ''] = stopOf(stop);
    if (own !== name) return [stop];
    const next = stops[at + 1];
    if (output === ' #1' && next !== undefined) {
      more.push(`${check} #1 > ${next.replace(/ #\d+$/, '')}`);
      return [stop];
    }
    return next === undefined ? [stop] : [`${own}${input}`, check];
  });
  return [along.join(' > '), ...more];
}

/** Whether a later step reads what went wrong of a step that goes on by itself. */
const isRead = ({ nodes }: Drawn, { onError }: NodeSpec): boolean =>
  onError !== 'continueRegularOutput' ||
  nodes.some(({ parameters }) => JSON.stringify(parameters).includes('.error'));

const follows = (path: string, name: string, check: string): boolean => {
  const stops = path.split(' > ').map((stop) => stopOf(stop)[1]);
  return stops.some((stop, at) => stop === check && stops[at - 1] === name);
};

/**
 * Behind each message of such a service a step that fails where it was refused, with the same way on after an error as the
 * message has, so that "it did not go out" is told; without one the run ends with what the service said.
 */
export function accepted<D extends Drawn>(drawn: D): D {
  const sent = drawn.nodes.filter((node) => REFUSED[node.type] !== undefined && isRead(drawn, node));
  if (sent.length === 0) return drawn;
  let flow = [...drawn.flow];
  const nodes = [...drawn.nodes];
  for (const { name, type, onError } of sent) {
    const check = `${name}: aangenomen?`;
    flow = flow.flatMap((path) => rewritten(path, name, check));
    if (!flow.some((path) => follows(path, name, check))) flow.push(`${name} > ${check}`);
    const step = codeEach(
      check,
      `${REFUSED[type]}\nif (reden !== '') throw new Error(\`${say('Geweigerd', 'Refused')}: \${reden}\`);\nreturn $input.item;`,
    );
    const refused = stop(`${name}: geweigerd`, '={{ $json.error?.message ?? $json.error }}');
    if (!onError) flow.push(`${check} #1 > ${refused.name}`);
    nodes.splice(
      nodes.findIndex((node) => node.name === name) + 1,
      0,
      { ...step, onError: onError ?? 'continueErrorOutput' },
      ...(onError ? [] : [refused]),
    );
  }
  return { ...drawn, nodes, flow: [...new Set(flow)] };
}
