import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installApart, npm } from '@stroomwerk/test-kit';
import type { NodeDescription, NodeHelpers, StructureResult } from './n8n-types.js';

/** The n8n version whose node definitions workflows are checked against. */
export const N8N_VERSION = '2.41.0';

const here = dirname(fileURLToPath(import.meta.url));
const home = resolve(
  here,
  here.replaceAll('\\', '/').endsWith('/dist/src') ? '../../definitions' : '../definitions',
);
/** The packages whose nodes ship with n8n, and the prefix of their types. */
const packages = ['n8n-nodes-base', '@n8n/n8n-nodes-langchain'] as const;
const fileOf = (folder: string, name: string): string =>
  join(folder, 'nodes', name.replace('/', '__'), 'dist/types/nodes.json');

const stampOf = (folder: string): string => join(folder, `nodes/.ready-${N8N_VERSION}`);

/** Node definitions of one n8n version. They are under n8n's Sustainable Use License: for checking, never shipped. */
export interface Definitions {
  readonly version: string;
  readonly helpers: NodeHelpers;
  /** n8n's own check of a workflow's outer structure. */
  readonly structure: (workflow: unknown) => StructureResult;
  /** Every node type with its versions. */
  all(): Iterable<readonly [type: string, versions: readonly NodeDescription[]]>;
  /** All versions of a node type; a `…Tool` of a node that an agent may use is that node. */
  find(type: string): { readonly versions: readonly NodeDescription[]; readonly tool: boolean } | undefined;
}

/** Milliseconds after which a process that was fetching is taken to be gone. */
const patience = 300_000;

/** Does a piece of work while no other process does it here; whoever comes second waits for the first. */
function alone(lock: string, work: () => void): void {
  for (const since = performance.now(); ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (performance.now() - since > patience) rmSync(lock, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Fetches what is missing: n8n's helpers by their lock file, of the node packages nothing but the definitions. */
function fetchDefinitions(folder: string, say: (line: string) => void): void {
  if (existsSync(stampOf(folder))) return;
  installApart(folder);
  say(`Fetching the node definitions of n8n ${N8N_VERSION} …`);
  rmSync(join(folder, 'nodes'), { recursive: true, force: true });
  for (const name of packages) {
    const target = join(folder, 'nodes', name.replace('/', '__'));
    mkdirSync(target, { recursive: true });
    npm(target, ['pack', '--silent', `${name}@${N8N_VERSION}`]);
    const archive = readdirSync(target).find((file) => file.endsWith('.tgz')) ?? '';
    const only = ['-xzf', archive, '--strip-components=1', 'package/dist/types/nodes.json'];
    const { status, stderr } = spawnSync('tar', only, { cwd: target, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The definitions of ${name} could not be unpacked: ${stderr}`);
    rmSync(join(target, archive));
  }
  writeFileSync(stampOf(folder), '');
}

/**
 * Reads the definitions, fetching them first where they are not there yet (about 160 MB, once a version).
 * @throws Error with npm's words where they cannot be fetched
 */
export function loadDefinitions(say: (line: string) => void = () => undefined): Definitions {
  if (!existsSync(stampOf(home))) alone(join(home, '.fetching'), () => fetchDefinitions(home, say));
  const part = createRequire(join(home, 'package.json'));
  const { NodeHelpers: helpers, safeParseWorkflowStructure: structure } = part('n8n-workflow') as {
    NodeHelpers: NodeHelpers;
    safeParseWorkflowStructure: Definitions['structure'];
  };
  const types = new Map<string, NodeDescription[]>();
  for (const name of packages) {
    const descriptions = JSON.parse(readFileSync(fileOf(home, name), 'utf8')) as NodeDescription[];
    for (const description of descriptions) {
      const type = `${name}.${description.name}`;
      types.set(type, [...(types.get(type) ?? []), description]);
    }
  }
  return {
    version: N8N_VERSION,
    helpers,
    structure,
    all: () => types,
    find(type) {
      const own = types.get(type);
      if (own !== undefined) return { versions: own, tool: false };
      const base = /^(.*?)(?:Hitl)?Tool$/.exec(type)?.[1];
      const served = base === undefined ? undefined : types.get(base);
      return served?.some(({ usableAsTool }) => usableAsTool) ? { versions: served, tool: true } : undefined;
    },
  };
}
