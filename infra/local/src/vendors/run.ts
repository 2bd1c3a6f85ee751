import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueWorkflow } from '@stroomwerk/catalogue';
import { N8nClient } from '../n8n/client.js';
import { installN8n, n8nFolder } from '../n8n/install.js';
import { type Another, startN8n, stopN8n } from '../n8n/instance.js';
import { Accounts } from './accounts.js';
import { events, standIns } from './apps/index.js';
import { MAIL_HOST, mailServer } from './apps/mail.js';
import { certificatesFor } from './certificates.js';
import { bound, filledIn, type Language } from './customer.js';
import { Exchange, type Mood } from './server.js';
import { secretOf } from './stand-in.js';
import { VendorRuns, type VendorTrial } from './trial.js';

const hook = fileURLToPath(new URL('../../../n8n/to-stand-ins.cjs', import.meta.url));

/** Tables that a run left behind which was ended would stand in the way of the next one. */
async function clearTables(client: N8nClient): Promise<void> {
  const { id } = await client.call<{ id: string }>('GET', '/projects/personal');
  const base = `/projects/${id}/data-tables`;
  const { data } = await client.call<{ data: { id: string }[] }>('GET', `${base}?take=250`);
  for (const table of data) await client.call('DELETE', `${base}/${table.id}`);
}

/** An n8n of its own, with accounts at stand-ins of the vendors, which is all that it reaches. */
export class VendorStage {
  private readonly ids = new Map<string, string>();

  private constructor(
    private readonly client: N8nClient,
    private readonly accounts: Accounts,
    private readonly exchange: Exchange,
    private readonly end: () => Promise<void>,
  ) {}

  /** Hosts that were asked and have no stand-in. */
  get refused(): readonly string[] {
    return [...this.exchange.refused].sort();
  }

  /** Starts the stand-ins and the n8n that reaches them. @throws StartError where either does not start */
  static async open(dataDir: string, say: (text: string) => void): Promise<VendorStage> {
    await installN8n(dataDir, say);
    const exchange = new Exchange(standIns);
    const folder = join(n8nFolder(dataDir), 'vendors', 'certificates');
    const certificates = certificatesFor(folder, [MAIL_HOST, ...standIns.flatMap(({ hosts }) => hosts)]);
    const mail = await mailServer(exchange, certificates);
    const ports = { ...(await exchange.listen(certificates)), 465: mail.port };
    const another: Another = {
      name: 'vendors',
      environment: {
        // Some vendors send to nothing but https; who is sent there asks the instance itself.
        WEBHOOK_URL: 'https://n8n.example.com/',
        NODE_OPTIONS: `--require ${JSON.stringify(hook)}`,
        NODE_EXTRA_CA_CERTS: certificates.authority,
        STAND_INS: JSON.stringify(ports),
        // A machine with much to do is slow, not broken.
        N8N_RUNNERS_TASK_REQUEST_TIMEOUT: '600',
        N8N_RUNNERS_TASK_TIMEOUT: '600',
        N8N_RUNNERS_HEARTBEAT_INTERVAL: '120',
      },
    };
    const end = async (): Promise<void> => {
      await stopN8n(dataDir, another);
      await exchange.close();
      await mail.close();
    };
    try {
      // One that was left behind reaches the stand-ins of then.
      await stopN8n(dataDir, another);
      const client = await N8nClient.open(await startN8n(dataDir, say, another));
      await clearTables(client);
      return new VendorStage(client, new Accounts(dataDir), exchange, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** The account of a kind in a lane, made where there is none yet. */
  private async account(type: string, lane: number): Promise<string> {
    const name = `${type} ${lane}`;
    const body = { name, type, data: this.accounts.dataOf(type, secretOf(lane)) };
    const id =
      this.ids.get(name) ?? (await this.client.call<{ id: string }>('POST', '/credentials', body)).id;
    this.ids.set(name, id);
    return id;
  }

  /**
   * Runs the Dutch file of a workflow as its customer has it, and the usual case of its English one where that is asked for.
   * @param lane in which nothing else runs
   */
  async tryOut(
    entry: CatalogueWorkflow,
    moods: readonly Mood[],
    lane: number,
    inEnglish = false,
  ): Promise<VendorTrial> {
    const { setup_steps, en } = entry.meta;
    const dutch = await this.run(entry, 'nl', moods, lane, setup_steps);
    if (!inEnglish || entry.english === null) return dutch;
    const english = await this.run(entry, 'en', ['well'], lane, en.setup_steps ?? []);
    return {
      ...dutch,
      cases: dutch.cases + english.cases,
      errors: [...dutch.errors, ...english.errors.map((text) => `in English ${text}`)],
      unknown: [...new Set([...dutch.unknown, ...english.unknown])],
      questions: [...dutch.questions, ...english.questions],
    };
  }

  private async run(
    entry: CatalogueWorkflow,
    language: Language,
    moods: readonly Mood[],
    lane: number,
    setup: readonly string[],
  ): Promise<VendorTrial> {
    const file = await bound(filledIn(entry, language), this.accounts, (type) => this.account(type, lane));
    return new VendorRuns(this.client, this.exchange.lane(lane), events).tryOut(file, moods, setup);
  }

  async close(): Promise<void> {
    for (const id of this.ids.values())
      await this.client.call('DELETE', `/credentials/${id}`).catch(() => undefined);
    await this.end();
  }
}
