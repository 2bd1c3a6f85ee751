import type { PointerHistory, ReleaseList } from '@stroomwerk/contracts/releases';
import type { Verdict } from '../gate/checks.js';

/** What people read while it works; with --json only the one document at the end is on stdout. */
export class Printer {
  constructor(
    private readonly json: boolean,
    private readonly out: (line: string) => void = console.log,
  ) {}

  say(line: string): void {
    if (!this.json) this.out(line);
  }

  verdict({ check, ok, detail }: Verdict): void {
    this.say(`  ${ok ? 'ok    ' : 'FAILED'}  ${check}: ${detail.replace(/\n/g, '\n            ')}`);
  }

  result(value: unknown): void {
    if (this.json) this.out(JSON.stringify(value));
  }

  list(list: ReleaseList): void {
    this.result(list);
    this.say(`${list.remote} (${list.owner}), visitors get ${list.stable ?? 'nothing'}`);
    for (const { version, published_at, author, notes, bytes, channels } of list.releases)
      this.say(
        `${channels.includes('stable') ? '*' : ' '} ${version.padEnd(24)} ${when(published_at)}  ${kilobytes(bytes)}  ${author}${notes ? `  ${notes}` : ''}`,
      );
  }

  history(history: PointerHistory): void {
    this.result(history);
    for (const { at, channel, from_version, to_version, actor, reason } of history.moves)
      this.say(
        `${when(at)}  ${channel}: ${from_version ?? '-'} -> ${to_version ?? '-'}  ${actor}  ${reason}`,
      );
  }
}

const when = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`.padStart(8);
