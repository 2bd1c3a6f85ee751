import { urlOf } from '@stroomwerk/contracts/common';
import { placedRelease, type ReleaseSet } from '@stroomwerk/contracts/releases';

/** Milliseconds that a file waits for services/releases to say whether its release is open. */
const patience = 2_000;
/** Milliseconds for which a release that is not open is not asked about again. */
const closedFor = 2_000;
/** So many releases are remembered, of either kind. */
const remembered = 2_000;

/** services/releases does not answer, and nobody asked about the release before. */
export class NotKnownNow extends Error {}

/**
 * Which releases anybody may have files of: those that the gate has passed, that ops let out, or that were built here.
 * Whatever else a team publishes lies beside them, and must not be had under our name. A release that is open stays so.
 */
export class OpenReleases {
  private readonly open = new Set<string>();
  /** Release to the moment until which it counts as closed. */
  private readonly closed = new Map<string, number>();
  private readonly asking = new Map<string, Promise<boolean>>();

  /** @param url origin of services/releases */
  constructor(private readonly url: string) {}

  /** Releases that visitors are given are open, whoever is down. */
  follow({ remotes, canaries = [] }: ReleaseSet): void {
    for (const { name, version } of [...remotes, ...canaries.map(({ release }) => release)])
      keep(this.open, `${name}/${version}`);
  }

  /** @throws NotKnownNow */
  async has(remote: string, version: string): Promise<boolean> {
    const key = `${remote}/${version}`;
    if (this.open.has(key)) return true;
    if ((this.closed.get(key) ?? 0) > performance.now()) return false;
    const asked = this.asking.get(key) ?? this.ask(remote, version).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async ask(remote: string, version: string): Promise<boolean> {
    const key = `${remote}/${version}`;
    const response = await fetch(this.url + urlOf(placedRelease, { params: { remote, version } }), {
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new NotKnownNow(`whether ${key} is open is not known: ${String(error)}`);
    });
    await response.body?.cancel();
    if (response.status >= 500)
      throw new NotKnownNow(`whether ${key} is open is not known: ${response.status}`);
    if (response.ok) keep(this.open, key);
    else {
      if (this.closed.size >= remembered) this.closed.clear();
      this.closed.set(key, performance.now() + closedFor);
    }
    return response.ok;
  }
}

/** Adds a name; the oldest makes room. */
function keep(names: Set<string>, name: string): void {
  names.delete(name);
  names.add(name);
  for (const oldest of names) {
    if (names.size <= remembered) return;
    names.delete(oldest);
  }
}
