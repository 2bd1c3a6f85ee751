// The operator's gate: begun by services/releases for one release and ended after it. It gets its order and hands its
// verdict in over the channel to the process that began it; its environment holds no secret, and it is never root.
import { setTimeout as pause } from 'node:timers/promises';
import type { GateCheck, ReleaseManifest } from '@stroomwerk/contracts/releases';
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import { apiClient } from './api/client.js';
import { readContents } from './gate/contents.js';
import { checkDeclarations } from './gate/declarations/check.js';
import { judgeBuild } from './gate/gate.js';
import { platformHealth, runningShell } from './gate/running.js';
import type { Account } from './gate/smoke/account.js';
import { reasonOf, type Verdict, verdict } from './gate/verdict.js';

/** What services/releases asks for. */
interface Order {
  readonly manifest: ReleaseManifest;
  /** Folder with the files that were uploaded. */
  readonly folder: string;
  /** Origin of the platform. */
  readonly url: string;
  /** Made for this run. */
  readonly account: Account;
  /** Whether this process is of another user than the platform. */
  readonly ownUser: boolean;
  /** Remote to the release that a rollback would lead to. */
  readonly previous: Readonly<Record<string, string | null>>;
}

type Word = { readonly progress: string } | { readonly unable: string } | { readonly checks: GateCheck[] };

/** Milliseconds that the platform may take to answer: this may run while it starts. */
const patience = 60_000;

/** Why nothing can be judged here; undefined where it can. */
async function obstacle(url: string): Promise<string | undefined> {
  try {
    await (await launchBrowser()).close();
  } catch (error) {
    return reasonOf(error);
  }
  const end = performance.now() + patience;
  for (;;) {
    try {
      await platformHealth(url);
      return undefined;
    } catch (error) {
      if (performance.now() > end) return reasonOf(error);
      await pause(500);
    }
  }
}

/** What holds the run itself; what this machine does not let us have is told, and held against nobody. */
const limits = (ownUser: boolean, sandboxed: boolean): Verdict =>
  verdict(
    'limits of the gate',
    [],
    [
      ownUser
        ? `user ${process.getuid?.()}`
        : "runs as the platform's own user: only root may give it another",
      sandboxed
        ? "Chromium's own sandbox"
        : 'Chromium without its own sandbox (--no-sandbox): this machine forbids it',
    ].join('; '),
  );

async function judge(
  { manifest, folder, url, account, previous, ownUser }: Order,
  say: (word: Word) => void,
): Promise<Word> {
  // What runs a team's code in a browser is never root.
  if (process.getuid?.() === 0) return { unable: 'The gate does not run as root.' };
  const unable = await obstacle(url);
  if (unable !== undefined) return { unable: unable.slice(0, 500) };
  const call = apiClient(url, async () => {
    throw new Error('the gate asks nothing that needs a token');
  });
  const contents = readContents(manifest, folder);
  const verdicts = await judgeBuild(
    {
      ...{ url, call, account: () => account },
      more: (_, stage) => ({
        contract: async () => checkDeclarations(manifest, contents, await runningShell(url)),
        'limits of the gate': async () => limits(ownUser, (await stage()).sandboxed),
      }),
      previousOf: () => async (remote) => previous[remote] ?? null,
    },
    { manifest, contents },
    {
      progress: (check, howFar) => say({ progress: `${check}: ${howFar}` }),
      verdict: ({ check, ok }) => say({ progress: `${check}: ${ok ? 'passed' : 'refused'}` }),
    },
  );
  return { checks: verdicts.map(({ check, ok, detail }) => ({ check, ok, detail: detail.slice(0, 4000) })) };
}

// Whoever began it is gone: so is the use of a verdict.
process.once('disconnect', () => process.exit(1));
process.once('message', async (order: Order) => {
  const word = await judge(order, (said) => process.send?.(said));
  process.send?.(word, () => process.exit(0));
});
