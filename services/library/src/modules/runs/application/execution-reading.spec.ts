import type { N8nClient, N8nExecution } from '../../n8n/index.js';
import { N8nError } from '../../n8n/index.js';
import { Budget } from './budget.js';
import { type Place, readExecutions } from './execution-reading.js';

// The reading alone, against a list in memory with n8n's way of paging; on a socket it is in looks.db.spec.ts.
const run = (id: number): N8nExecution => ({
  ...{ id: String(id), status: 'success', workflowId: 'w' },
  startedAt: new Date(Date.UTC(2026, 10, 27) + id * 1_000).toISOString(),
});

class Listed {
  runs: N8nExecution[] = [];
  asked = 0;
  /** Pages of before are none any more. */
  refusing = false;

  add(from: number, to: number): void {
    for (let id = from; id <= to; id += 1) this.runs.unshift(run(id));
  }

  readonly client = {
    executions: async ({ cursor, limit = 100 }: { cursor?: string; limit?: number }) => {
      this.asked += 1;
      if (this.refusing && cursor !== undefined) {
        this.refusing = false;
        throw new N8nError('refused', 400, 'GET /executions');
      }
      const from = cursor === undefined ? 0 : this.runs.findIndex(({ id }) => id === cursor);
      const items = this.runs.slice(from, from + limit);
      return { items, next: this.runs[from + limit]?.id };
    },
  } as unknown as N8nClient;
}

describe('reading executions', () => {
  let n8n: Listed;
  let kept: Set<string>;
  let place: Place;
  beforeEach(() => {
    n8n = new Listed();
    kept = new Set();
    place = { known: null, gap: null };
  });
  const look = async (pages: number): Promise<void> => {
    place = await readExecutions(n8n.client, place, new Budget(pages, 60_000), async (page) => {
      for (const { id } of page) kept.add(id);
    });
  };
  const all = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

  it('asks once where nothing is new', async () => {
    n8n.add(1, 50);
    await look(5);
    n8n.asked = 0;
    await look(5);
    expect(n8n.asked).toBe(1);
  });

  it('reads down to what is known', async () => {
    n8n.add(1, 10);
    await look(5);
    n8n.add(11, 350);
    await look(5);
    expect([...kept].sort((a, b) => Number(a) - Number(b))).toEqual(all(1, 350));
    expect(place).toMatchObject({ known: { id: '350' }, gap: null });
  });

  it('goes on next time with what there was no time for, also where more came meanwhile', async () => {
    n8n.add(1, 10);
    await look(5);
    for (let from = 11; from <= 900; from += 300) {
      n8n.add(from, from + 299);
      await look(1);
    }
    expect(place.gap).not.toBeNull();
    for (let at = 0; at < 20 && place.gap !== null; at += 1) await look(2);
    expect(kept.size).toBe(910);
    expect(place.gap).toBeNull();
  });

  it('begins again where n8n no longer knows the page that it went on from', async () => {
    n8n.add(1, 10);
    await look(5);
    n8n.add(11, 600);
    await look(1);
    n8n.refusing = true;
    for (let at = 0; at < 20 && place.gap !== null; at += 1) await look(3);
    expect(kept.size).toBe(600);
  });

  it('keeps what ends after younger ones did: n8n lists it only then', async () => {
    n8n.add(1, 3);
    n8n.add(5, 20);
    await look(5);
    n8n.runs.splice(16, 0, run(4));
    await look(5);
    expect(kept).toContain('4');
  });
});
