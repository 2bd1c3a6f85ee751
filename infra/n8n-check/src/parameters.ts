import { Script } from 'node:vm';
import type { Definitions } from './definitions.js';
import { type Finding, finding } from './finding.js';
import type { CheckedNode, FileNode, NodeDescription, PropertyDescription } from './n8n-types.js';

/** What n8n itself adds to a node that serves an agent. */
const toolParameters = new Set(['descriptionType', 'toolDescription', 'requestOptions', 'aiAuto']);
const isExpression = (value: unknown): boolean => typeof value === 'string' && value.startsWith('=');

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Subject {
  readonly node: CheckedNode;
  readonly description: NodeDescription;
  readonly tool: boolean;
}

/** Values of fixed choices that n8n does not offer there. */
function checkChoices({ helpers }: Definitions, { node, description }: Subject, full: object): Finding[] {
  const values = full as Record<string, unknown>;
  const shows = (property: PropertyDescription): boolean => {
    try {
      return helpers.displayParameter(values, property, { ...node, parameters: values }, description, values);
    } catch {
      // A condition that n8n cannot read shows nothing there either.
      return false;
    }
  };
  const findings: Finding[] = [];
  for (const property of description.properties) {
    const { name, type, options, typeOptions } = property;
    if (!['options', 'multiOptions'].includes(type) || !Array.isArray(options)) continue;
    if (typeOptions?.loadOptionsMethod || typeOptions?.loadOptions) continue;
    const chosen = node.parameters[name];
    if (chosen === undefined || isExpression(chosen) || !shows(property)) continue;
    const alike = description.properties.filter((one) => one.name === name && shows(one));
    const offered = new Set<unknown>(
      alike.flatMap((one) => (one.options ?? []).map((option) => option.value ?? option.name)),
    );
    for (const value of [chosen].flat())
      if (!offered.has(value) && !isExpression(value)) {
        const grave = name === 'resource' || name === 'operation';
        findings.push(
          finding(
            grave ? 'error' : 'warning',
            grave ? `invalid-${name}` : 'invalid-option',
            node.name,
            `${node.type}@${node.typeVersion}: ${name}=${JSON.stringify(value)}`,
          ),
        );
      }
  }
  return findings;
}

/** JavaScript that does not parse. */
function checkCode({ name, type = '', parameters = {} }: FileNode): Finding[] {
  const source =
    type === 'n8n-nodes-base.code' && (parameters.language ?? 'javaScript') === 'javaScript'
      ? parameters.jsCode
      : /\.function(?:Item)?$/.test(type)
        ? parameters.functionCode
        : null;
  if (typeof source !== 'string' || isExpression(source)) return [];
  try {
    new Script(`(async function(){${source}\n})`);
    return [];
  } catch (error) {
    return [finding('error', 'code-syntax', name, textOf(error))];
  }
}

/** n8n gives its own expressions few milliseconds: on a busy machine they run out, which says nothing of a workflow. */
const tries = 5;

function issuesOf({ helpers }: Definitions, { node, description }: Subject) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return helpers.getNodeParametersIssues(description.properties, node, description, null);
    } catch (error) {
      if (attempt === tries || !textOf(error).includes('timed out')) throw error;
    }
}

/** Required fields that are empty: what the customer fills in after importing. */
function checkRequired(definitions: Definitions, subject: Subject): Finding[] {
  const { node } = subject;
  try {
    const issues = issuesOf(definitions, subject);
    return Object.values(issues?.parameters ?? {}).map((text) =>
      finding(
        'setup',
        'parameter-issue',
        node.name,
        `${node.type}@${node.typeVersion}: ${[text].flat().join('; ')}`,
      ),
    );
  } catch (error) {
    return [
      finding('warning', 'issues-throw', node.name, `${node.type}@${node.typeVersion}: ${textOf(error)}`),
    ];
  }
}

function checkKnown(definitions: Definitions, subject: Subject): Finding[] {
  const { node, description, tool } = subject;
  const label = `${node.type}@${node.typeVersion}`;
  let full: Record<string, unknown> | null;
  try {
    full = definitions.helpers.getNodeParameters(
      description.properties,
      node.parameters,
      true,
      false,
      node,
      description,
    );
  } catch (error) {
    return [finding('error', 'parameters-throw', node.name, `${label}: ${textOf(error)}`)];
  }
  if (full === null) return [];
  const unknown = Object.keys(node.parameters)
    .filter((key) => !description.properties.some(({ name }) => name === key))
    .filter((key) => !(tool && toolParameters.has(key)))
    .map((key) => finding('warning', 'unknown-parameter', node.name, `${label}: ${key}`));
  return [
    ...unknown,
    ...checkChoices(definitions, subject, full),
    ...checkRequired(definitions, { ...subject, node: { ...node, parameters: full } }),
  ];
}

/** One step against the definition of its type and version. */
export function checkNode(definitions: Definitions, file: FileNode): Finding[] {
  const { name, type = '' } = file;
  const known = definitions.find(type);
  if (known === undefined) {
    const own = ['n8n-nodes-base', '@n8n/n8n-nodes-langchain', ''].includes(
      type.slice(0, type.lastIndexOf('.')),
    );
    return [finding(own ? 'error' : 'warning', own ? 'unknown-node-type' : 'community-node', name, type)];
  }
  const findings = file.typeVersion === undefined ? [finding('warning', 'no-typeVersion', name, type)] : [];
  const typeVersion = file.typeVersion ?? 1;
  const description = known.versions.find(({ version }) => [version].flat().includes(typeVersion));
  if (description === undefined)
    return [...findings, finding('error', 'unknown-typeVersion', name, `${type}@${typeVersion}`)];
  if (description.hidden) findings.push(finding('note', 'deprecated-node', name, type));
  const latest = Math.max(...known.versions.flatMap(({ version }) => version));
  if (typeVersion < latest)
    findings.push(finding('note', 'older-typeVersion', name, `${type}@${typeVersion} < ${latest}`));
  const parameters = structuredClone(file.parameters ?? {});
  const node = { ...file, typeVersion, parameters, disabled: false };
  return [
    ...findings,
    ...checkKnown(definitions, { node, description, tool: known.tool }),
    ...checkCode(file),
  ];
}
