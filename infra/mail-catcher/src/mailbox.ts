import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Message, readMessage } from './message.js';

const most = 500;
/** Links to new passwords are in there: for whoever runs it only. */
const ownFolder = 0o700;
const ownFile = 0o600;
const name = /^(\d{13})-[0-9a-f]{8}$/;

interface Envelope {
  to: string[];
}

/** The caught messages: one .eml file each (with its envelope beside it), the last 500 of them. */
export class Mailbox {
  private readonly messages = new Map<string, Message>();

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<Mailbox> {
    mkdirSync(folder, { recursive: true, mode: ownFolder });
    // Also what an earlier version left readable for everybody.
    chmodSync(folder, ownFolder);
    for (const file of readdirSync(folder)) chmodSync(join(folder, file), ownFile);
    const box = new Mailbox(folder);
    const ids = readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .map((file) => file.slice(0, -4))
      .filter((id) => name.test(id))
      .sort();
    for (const id of ids) {
      const envelope = JSON.parse(readFileSync(box.file(id, 'json'), 'utf8')) as Envelope;
      await box.take(id, readFileSync(box.file(id, 'eml')), envelope);
    }
    return box;
  }

  /** Newest first; `to` and `subject` are parts of the text, in any case. */
  list(to = '', subject = ''): Message[] {
    const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
    return [...this.messages.values()]
      .filter((message) => has(message.to.join(' '), to) && has(message.subject, subject))
      .reverse();
  }

  get(id: string): Message | undefined {
    return this.messages.get(id);
  }

  raw(id: string): Buffer | undefined {
    return this.messages.has(id) ? readFileSync(this.file(id, 'eml')) : undefined;
  }

  async add(raw: Buffer, to: string[]): Promise<void> {
    const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
    await writeFile(this.file(id, 'json'), JSON.stringify({ to } satisfies Envelope), { mode: ownFile });
    await writeFile(this.file(id, 'new'), raw, { mode: ownFile });
    await rename(this.file(id, 'new'), this.file(id, 'eml'));
    await this.take(id, raw, { to });
    for (const old of [...this.messages.keys()].slice(0, -most)) await this.remove(old);
  }

  async clear(): Promise<void> {
    for (const id of [...this.messages.keys()]) await this.remove(id);
  }

  private async take(id: string, raw: Buffer, envelope: Envelope): Promise<void> {
    const receivedAt = new Date(Number(name.exec(id)?.[1])).toISOString();
    this.messages.set(id, await readMessage(id, receivedAt, raw, envelope.to));
  }

  private async remove(id: string): Promise<void> {
    this.messages.delete(id);
    await rm(this.file(id, 'eml'), { force: true });
    await rm(this.file(id, 'json'), { force: true });
  }

  private file(id: string, extension: string): string {
    return join(this.folder, `${id}.${extension}`);
  }
}
