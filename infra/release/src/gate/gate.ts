import { activeReleases, type ReleaseManifest } from '@stroomwerk/contracts/releases';
import { apiClient, type Call } from '../api/client.js';
import type { Context } from '../context.js';
import { checkSizes } from './budget.js';
import { checkApis, checkImports, checkNavigation, checkRoutes, checkShared } from './checks.js';
import type { Contents } from './contents.js';
import { checkContract } from './contract.js';
import { platformHealth, runningShell } from './running.js';
import { gateAccount } from './smoke/account.js';
import { checkPeers } from './smoke/peers.js';
import { candidateOf, checkSmoke } from './smoke/smoke.js';
import { openStage } from './smoke/stage.js';
import { runTool } from './tool.js';
import { judged, type Verdict } from './verdict.js';

export interface TimedVerdict extends Verdict {
  readonly seconds: number;
}

/** Who hears how it goes. */
export interface GateListener {
  /** A check is under way. */
  progress(check: string, howFar: string): void;
  /** A check has ended. */
  verdict(verdict: TimedVerdict): void;
}

/** What is to be published. */
export interface Build {
  readonly manifest: ReleaseManifest;
  readonly contents: Contents;
}

type Check = () => Verdict | Promise<Verdict>;

/** The types of the remote, against the runtime and the contracts as they are now. */
export async function checkTypes(root: string, remote: string): Promise<Verdict> {
  const { ok, output } = await runTool(root, 'infra/typescript/bin/typecheck.mjs', [remote]);
  return { check: 'types', ok, detail: ok ? 'no errors' : output };
}

/**
 * Everything that must hold of a build before it may be published. Three rows of checks run side by side: what the
 * platform's answers tell, the compiler's, the browser's.
 * @returns every verdict, in the order in which they fell
 */
export async function gate(
  context: Context,
  call: Call,
  build: Build,
  listener: GateListener,
): Promise<TimedVerdict[]> {
  const { root, publicUrl } = context;
  const { manifest, contents } = build;
  const verdicts: TimedVerdict[] = [];
  const judge = async (check: string, run: Check): Promise<void> => {
    const started = performance.now();
    const verdict = await judged(check, run);
    const timed = { ...verdict, seconds: Math.round((performance.now() - started) / 100) / 10 };
    verdicts.push(timed);
    listener.verdict(timed);
  };
  const row = async (checks: Readonly<Record<string, Check>>): Promise<void> => {
    for (const [check, run] of Object.entries(checks)) await judge(check, run);
  };
  const active = once(() => call(activeReleases));
  const shell = once(() => runningShell(publicUrl));
  const stage = once(async () => openStage(publicUrl, await active(), () => gateAccount(context.dataDir)));
  const asMember = apiClient(context.apiUrl, async () => (await (await stage()).session()).token);
  const candidate = candidateOf(manifest, contents);
  const page = (done: number, of: number): void =>
    listener.progress('pages in the shell', `${done} of ${of} routes`);
  try {
    await Promise.all([
      row({
        size: () => checkSizes(manifest, contents),
        'shared packages': async () => checkShared(manifest, await shell()),
        'imported names': async () => checkImports(manifest, await shell()),
        routes: async () => checkRoutes(manifest, await active()),
        navigation: async () => checkNavigation(manifest, await active()),
        'service APIs': async () => checkApis(manifest, await platformHealth(context.apiUrl)),
      }),
      row({
        types: () => checkTypes(root, manifest.name),
        contract: async () => checkContract(root, manifest.name, peersOf(manifest.name, await active())),
      }),
      row({
        'pages in the shell': async () => checkSmoke(await stage(), candidate, page),
        'previous releases of others': async () =>
          checkPeers(await stage(), candidate, { call, asMember }, (name) =>
            listener.progress('previous releases of others', name),
          ),
      }),
    ]);
  } finally {
    await stage.opened()?.then(
      ({ browser }) => browser.close(),
      () => undefined,
    );
  }
  return verdicts;
}

const peersOf = (remote: string, { remotes }: { remotes: readonly { name: string }[] }): string[] =>
  remotes.map(({ name }) => name).filter((name) => name !== remote);

/** Asks once, at the first question; `opened` is what was asked for, if anything was. */
function once<T>(ask: () => Promise<T>): { (): Promise<T>; opened(): Promise<T> | undefined } {
  let asked: Promise<T> | undefined;
  return Object.assign(
    () => {
      asked ??= ask();
      return asked;
    },
    { opened: () => asked },
  );
}
