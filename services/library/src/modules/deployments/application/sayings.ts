import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';

const keptMs = 10 * 60_000;
const most = 1_000;

/**
 * What an n8n said when it refused, for the customer who waits for it: in this process alone and for minutes, since the sentence
 * may name what is theirs.
 */
@Injectable()
export class Sayings {
  private readonly said = new Map<string, { readonly text: string; readonly until: number }>();

  constructor(private readonly clock: Clock) {}

  keep(deploymentId: string, text: string | undefined): void {
    this.said.delete(deploymentId);
    if (text === undefined) return;
    this.said.set(deploymentId, { text, until: this.clock.now().getTime() + keptMs });
    const [oldest] = this.said.keys();
    if (this.said.size > most && oldest !== undefined) this.said.delete(oldest);
  }

  of(deploymentId: string): string | undefined {
    const found = this.said.get(deploymentId);
    if (found && found.until > this.clock.now().getTime()) return found.text;
    this.said.delete(deploymentId);
    return undefined;
  }
}
