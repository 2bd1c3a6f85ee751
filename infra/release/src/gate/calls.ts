import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import type { Contents } from './contents.js';
import { type Verdict, verdict } from './verdict.js';

/** A call as code names it: `POST /api/automations/{}`, whatever its parameters are called. */
type NamedCall = string;

const quoted = (inner: string): string => `(["'\`])${inner}\\1`;
const write = '(?:POST|PUT|PATCH|DELETE|post|put|patch|delete)';
/** `endpoint("POST","/api/x")` of contracts, and anything else that names a method and then an address. */
const pair = new RegExp(
  `${quoted('(GET|HEAD|POST|PUT|PATCH|DELETE|get|head|post|put|patch|delete)')}\\s*,\\s*(["'\`])(/api/[^"'\`]*)\\3`,
  'g',
);
/** An address in quotes, of which nothing says before it how it is called. */
const address = /(["'`])(\/api\/[^"'`]*)\1/g;
/** How far a method may stand from its address: `fetch("/api/x", { method: "POST" })`, `<form method action>`. */
const nearby = 160;
const methodNear = new RegExp(`\\bmethod\\s*:\\s*${quoted(`(${write})`)}`);

/** `/api/x/{id}`, `/api/x/${id}` and `/api/x/` followed by something: one form. */
const named = (method: string, path: string): NamedCall =>
  `${method.toUpperCase()} ${path
    .replace(/\?.*$/s, '')
    .replace(/\$?\{[^}]*\}/g, '{}')
    .replace(/\/$/, '/{}')}`;

/** The calls that a declaration names, in the same form. */
const declared = (calls: readonly string[] = []): Set<NamedCall> =>
  new Set(calls.map((call) => named(...(call.split(' ') as [string, string]))));

/**
 * The writing calls that a script names, as far as they can be read: contracts' endpoints keep method and address
 * beside each other in every build. Addresses that are put together from pieces are only seen by the browser
 * (`undeclaredCall`).
 */
export function writesIn(code: string): NamedCall[] {
  const found = new Set<NamedCall>();
  const seen = new Set<number>();
  for (const match of code.matchAll(pair)) {
    const [whole, , method = '', , path = ''] = match;
    seen.add(match.index + whole.lastIndexOf(path));
    if (!/^(get|head)$/i.test(method)) found.add(named(method, path));
  }
  for (const match of code.matchAll(address)) {
    if (seen.has(match.index + 1)) continue;
    const around = code.slice(Math.max(0, match.index - nearby), match.index + match[0].length + nearby);
    const method = methodNear.exec(around)?.[2];
    if (method !== undefined) found.add(named(method, match[2] ?? ''));
  }
  return [...found].sort();
}

const wayOut = 'name it in "calls" of remote.json, or do without';

/** What the release's own code writes to is what its `remote.json` says. */
export function checkCalls(manifest: ReleaseManifest, contents: Contents): Verdict {
  const allowed = declared(manifest.calls);
  // The server's bundle runs where there is nothing to call; services/releases takes it only under a name of its own.
  const drawing = manifest.server?.endsWith('.cjs') ? manifest.server : null;
  const scripts = Object.keys(manifest.files).filter((file) => /\.(m|c)?js$/i.test(file) && file !== drawing);
  const used = new Map<NamedCall, string>();
  for (const file of scripts)
    for (const call of writesIn(contents.get(file)?.toString('utf8') ?? '')) used.set(call, file);
  const faults = [...used]
    .filter(([call]) => !allowed.has(call))
    .map(([call, file]) => `${file} calls ${call}, which is not declared; ${wayOut}`);
  const idle = (manifest.calls ?? []).filter((call) => !used.has([...declared([call])][0] ?? ''));
  return verdict(
    'calls that write',
    faults,
    [
      used.size === 0 ? 'none' : `${used.size} declared: ${[...used.keys()].join(', ')}`,
      ...(idle.length > 0 ? [`declared and not found in the code: ${idle.join(', ')}`] : []),
    ].join('\n'),
  );
}

/** @returns what is wrong with a request that a page of the release made; undefined for one that it may make */
export function undeclaredCall(
  { method, path }: { readonly method: string; readonly path: string },
  calls: readonly string[],
): string | undefined {
  if (!/^(POST|PUT|PATCH|DELETE)$/.test(method) || !path.startsWith('/api/')) return undefined;
  const fits = calls.some((call) => {
    const [verb, pattern = ''] = call.split(' ');
    const parts = pattern.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return verb === method && new RegExp(`^${parts.join('[^/]+')}$`).test(path);
  });
  return fits ? undefined : `calls ${method} ${path}, which is not declared; ${wayOut}`;
}
