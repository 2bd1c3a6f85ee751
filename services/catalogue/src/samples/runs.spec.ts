import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentWorkflow, N8nNode } from '../dsl/types.js';
import { digestOf, type Run, runOf, runsOf, sampleRun, writeRuns } from './runs.js';

const node = (name: string, change: Partial<N8nNode> = {}): N8nNode => ({
  ...{ id: name, name, type: 'n8n-nodes-base.set', typeVersion: 3.5, position: [0, 0] },
  parameters: {},
  ...change,
});
const entry = (nodes: N8nNode[], slug = 'een') =>
  ({
    slug,
    meta: { category: 'hr' },
    workflow: {
      name: 'Een',
      nodes,
      connections: {},
      settings: { executionOrder: 'v1', timezone: 'x' },
      active: false,
    },
    english: null,
  }) as unknown as ContentWorkflow;
const one = entry([node('Klaar')]);
const run: Run = {
  ...{ slug: 'een', digest: digestOf(one), n8n: '2.41.0', date: '2026-11-23' },
  ...{ cases: 6, reached: 3, steps: 4 },
};

describe('how a workflow ran', () => {
  it('is about its steps: not about its notes, nor about where they stand', () => {
    const note = node('Uitleg', { type: 'n8n-nodes-base.stickyNote' });
    expect(digestOf(entry([note, node('Klaar', { position: [9, 9] })]))).toBe(run.digest);
    expect(digestOf(entry([node('Klaar', { parameters: { a: 1 } })]))).not.toBe(run.digest);
  });

  it('is told as long as they are the same, with how many cases had an error', () => {
    const runs = new Map([[run.slug, run]]);
    expect(sampleRun(runOf(runs, one) as Run)).toEqual({
      n8n: '2.41.0',
      date: '2026-11-23',
      cases: 6,
      reached: 3,
      steps: 4,
    });
    expect(runOf(runs, entry([node('Anders')]))).toBeNull();
    expect(sampleRun({ ...run, failed: 1, errors: ['normal: "Klaar" x is leeg'] })).toMatchObject({
      failed: 1,
    });
  });

  it('stands in a line of its own beside the recipes, until its workflow changes or goes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'runs-'));
    try {
      mkdirSync(join(folder, 'hr'));
      const two = entry([node('Twee')], 'twee');
      const other: Run = { ...run, slug: 'twee', digest: digestOf(two) };
      writeRuns(folder, [one, two], [run, other]);
      expect(readFileSync(join(folder, 'hr/runs.lock.json'), 'utf8').split('\n')).toHaveLength(5);
      writeRuns(folder, [one, entry([node('Anders')], 'twee')], []);
      expect([...runsOf(folder).keys()]).toEqual(['een']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
