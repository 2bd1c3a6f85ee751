import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { installApart } from '@stroomwerk/test-kit';
import type pg from 'pg';
import type { Target } from './load.js';

export interface Baseline extends Target {
  stop(): void;
}

/** The published workflows from SQLite FTS5, in a process of their own. @param file where its rows are put meanwhile */
export async function fts5(root: string, client: pg.Client, file: string): Promise<Baseline> {
  const folder = join(root, 'infra/fts5');
  installApart(folder);
  const { rows } = await client.query<{ line: string }>(`
    select jsonb_build_object('filename', filename, 'slug', slug, 'name', name, 'description', description,
      'trigger_type', trigger_type, 'complexity', complexity, 'node_count', node_count, 'integrations', integrations,
      'category', category, 'tags', tags, 'graph', graph, 'difficulty', difficulty, 'tier_required', tier_required,
      'minutes_saved', minutes_saved, 'english', jsonb_build_object('name', english->'name', 'description',
      english->'description'))::text as line
    from library.workflow where published order by filename`);
  await pipeline(
    rows.map(({ line }) => `${line}\n`),
    createWriteStream(file),
  );
  const child = spawn(process.execPath, [join(folder, 'server.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    base: `http://127.0.0.1:${await portOf(child)}`,
    headers: {},
    stop: () => void child.kill('SIGTERM'),
  };
}

const portOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', (code) => reject(new Error(`the baseline ended with ${code}`)));
  });
