import type { Definitions } from './definitions.js';
import type { NodeDescription, Parameters } from './n8n-types.js';

/** Credential type, whether it is required, and the values of parameters under which the step uses it. */
export type CredentialUse = readonly [
  type: string,
  required: 0 | 1,
  when?: Readonly<Record<string, readonly unknown[]>>,
];

/** Versions of a node type that use credentials alike, and what a parameter of a condition is where a file leaves it out. */
export interface CredentialUses {
  readonly versions: readonly number[];
  readonly uses: readonly CredentialUse[];
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/** Which credentials each of n8n's node types uses, and when. Facts alone: no text of n8n's. */
export interface CredentialFacts {
  readonly n8n: string;
  readonly types: Readonly<Record<string, readonly CredentialUses[]>>;
}

/** A condition on the root of the parameters is written with a slash. */
const parameterOf = (name: string): string => name.replace(/^\//, '');

function usesOf({ credentials = [] }: NodeDescription): CredentialUse[] {
  return credentials.map(({ name, required, displayOptions }): CredentialUse => {
    const { show, ...others } = displayOptions ?? {};
    if (Object.keys(others).length > 0)
      throw new Error(`${name}: a condition of another kind than "show" is not read yet`);
    const when = Object.fromEntries(
      Object.entries(show ?? {}).map(([key, values]) => [parameterOf(key), values]),
    );
    return [name, required ? 1 : 0, ...(show ? [when] : [])] as unknown as CredentialUse;
  });
}

/** What n8n takes the parameters of the conditions for in a step that names none. */
function defaultsOf(
  { helpers }: Definitions,
  type: string,
  typeVersion: number,
  description: NodeDescription,
  uses: readonly CredentialUse[],
): Parameters {
  const names = new Set(uses.flatMap(([, , when = {}]) => Object.keys(when)));
  if (names.size === 0) return {};
  const node = { type, typeVersion, parameters: {} };
  const full = helpers.getNodeParameters(description.properties, {}, true, false, node, description) ?? {};
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = full[name] ?? description.properties.find((one) => one.name === name)?.default;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * The facts of all types that use credentials.
 * @throws Error where n8n words a condition in a way that is not read yet
 */
export function credentialFacts(definitions: Definitions): CredentialFacts {
  const types: Record<string, CredentialUses[]> = {};
  for (const [type, descriptions] of definitions.all()) {
    const groups = new Map<string, { versions: number[]; rest: Omit<CredentialUses, 'versions'> }>();
    for (const description of descriptions)
      for (const version of [description.version].flat() as number[]) {
        const uses = usesOf(description);
        const defaults = defaultsOf(definitions, type, version, description, uses);
        const rest = { uses, ...(Object.keys(defaults).length > 0 && { defaults }) };
        const key = JSON.stringify(rest);
        const known = groups.get(key) ?? { versions: [], rest };
        known.versions.push(version);
        groups.set(key, known);
      }
    const found = [...groups.values()].map(({ versions, rest }) => ({
      versions: [...new Set(versions)].sort((a, b) => a - b),
      ...rest,
    }));
    if (found.some(({ uses }) => uses.length > 0)) types[type] = found;
  }
  return {
    n8n: definitions.version,
    types: Object.fromEntries(Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** As the facts are committed: a line for each type, so that a change can be read. */
export function credentialFactsText({ n8n, types }: CredentialFacts): string {
  const lines = Object.entries(types).map(
    ([type, uses]) => `    ${JSON.stringify(type)}: ${JSON.stringify(uses)}`,
  );
  return `{\n  "n8n": ${JSON.stringify(n8n)},\n  "types": {\n${lines.join(',\n')}\n  }\n}\n`;
}
