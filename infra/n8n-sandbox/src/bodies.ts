import { Refusal } from './refusal.js';
import type { Step } from './state.js';

const readOnly = [
  'active',
  'tags',
  'id',
  'createdAt',
  'updatedAt',
  'versionId',
  'isArchived',
  'triggerCount',
];
const taken = [
  'name',
  'nodes',
  'connections',
  'settings',
  'staticData',
  'pinData',
  'shared',
  'description',
  'nodeGroups',
];
const knownSettings = [
  'executionOrder',
  'timezone',
  'errorWorkflow',
  'timeSavedPerExecution',
  'timeSavedMode',
  'saveDataErrorExecution',
  'saveDataSuccessExecution',
  'saveManualExecutions',
  'saveExecutionProgress',
  'executionTimeout',
  'callerPolicy',
  'callerIds',
  'availableInMCP',
];

export interface SentWorkflow {
  readonly name: string;
  readonly nodes: readonly Step[];
  readonly connections: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuseUnknown(where: string, given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Refusal(
      400,
      `request/${where} Unrecognized key(s) in object: ${unknown.map((key) => `'${key}'`).join(', ')}`,
    );
}

/** Reads the body of POST and PUT /workflows. @throws Refusal as n8n does, the first objection alone */
export function readWorkflow(body: unknown): SentWorkflow {
  if (!isObject(body)) throw new Refusal(400, 'request/body must be object');
  for (const name of ['name', 'nodes', 'connections', 'settings'])
    if (body[name] === undefined)
      throw new Refusal(400, `request/body must have required property '${name}'`);
  const forbidden = readOnly.find((name) => name in body);
  if (forbidden !== undefined) throw new Refusal(400, `request/body/${forbidden} is read-only`);
  refuseUnknown('body', body, taken);
  const { name, nodes, connections, settings } = body;
  if (typeof name !== 'string') throw new Refusal(400, 'request/body/name must be string');
  if (!Array.isArray(nodes)) throw new Refusal(400, 'request/body/nodes must be array');
  if (!isObject(connections)) throw new Refusal(400, 'request/body/connections must be object');
  if (!isObject(settings)) throw new Refusal(400, 'request/body/settings must be object');
  refuseUnknown('body/settings', settings, knownSettings);
  if (name.length < 1 || name.length > 128)
    throw new Refusal(400, 'Workflow name must be 1 to 128 characters long.');
  return { name, nodes: nodes as Step[], connections, settings };
}

/** Reads the body of POST /tags. @throws Refusal */
export function readTag(body: unknown): string {
  if (!isObject(body) || typeof body.name !== 'string')
    throw new Refusal(400, "request/body must have required property 'name'");
  if ('id' in body) throw new Refusal(400, 'request/body/id is read-only');
  return body.name;
}
