import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnswerSchemas, Schema } from '@stroomwerk/catalogue/samples';
import { modulesOf } from './install.js';

/** `v2.7.0` as 2.7, the way steps name their version. */
const versionOf = (folder: string): number => Number(/^v(\d+\.\d+)/.exec(folder)?.[1] ?? Number.NaN);

/**
 * What the installed n8n says that its steps answer, newest first below a step's own version. Read where it is installed: it is
 * n8n's, and no part of this repository.
 */
export function answerSchemas(dataDir: string): AnswerSchemas {
  const base = join(modulesOf(dataDir), 'n8n-nodes-base');
  const known = JSON.parse(readFileSync(join(base, 'dist/known/nodes.json'), 'utf8')) as Record<
    string,
    { sourcePath: string }
  >;
  const found = new Map<string, Schema | undefined>();
  const read = (kind: string, version: number, asked: string): Schema | undefined => {
    const source = known[kind]?.sourcePath;
    const folder = source === undefined ? '' : join(base, dirname(source), '__schema__');
    if (!existsSync(folder)) return undefined;
    const file = readdirSync(folder)
      .filter((name) => versionOf(name) <= version)
      .sort((a, b) => versionOf(b) - versionOf(a))
      .map((name) => join(folder, name, asked))
      .find((name) => existsSync(name));
    return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Schema);
  };
  return ({ type, typeVersion, parameters: { resource, operation } }) => {
    const kind = type.replace(/^n8n-nodes-base\./, '');
    if (typeof operation !== 'string' || kind.includes('.')) return undefined;
    const asked = typeof resource === 'string' ? join(resource, `${operation}.json`) : `${operation}.json`;
    const key = `${kind} ${typeVersion} ${asked}`;
    if (!found.has(key)) found.set(key, read(kind, typeVersion, asked));
    return found.get(key);
  };
}
