import { activeReleases, type ReleaseManifest, type ReleaseSet } from '@stroomwerk/contracts/releases';
import { apiClient, type Call } from '../api/client.js';
import type { Context } from '../context.js';
import { checkSizes } from './budget.js';
import { checkCalls } from './calls.js';
import { checkApis, checkImports, checkNavigation, checkRoutes, checkShared } from './checks.js';
import type { Contents } from './contents.js';
import { checkContract } from './contract.js';
import { checkPacked } from './packed.js';
import { platformHealth, runningShell } from './running.js';
import { checkBundled, knownAdvisories } from './sbom.js';
import { type Account, gateAccount } from './smoke/account.js';
import { askedPrevious, checkPeers, type PreviousOf } from './smoke/peers.js';
import { candidateOf, checkSmoke, type Stage } from './smoke/smoke.js';
import { openStage } from './smoke/stage.js';
import { runTool } from './tool.js';
import { judged, type Verdict } from './verdict.js';
import { checkWeight, stableWeights } from './weight.js';

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
type Row = Readonly<Record<string, Check>>;

/** The types of the remote, against the runtime and the contracts as they are now. */
export async function checkTypes(root: string, remote: string): Promise<Verdict> {
  const { ok, output } = await runTool(root, 'infra/typescript/bin/typecheck.mjs', [remote]);
  return { check: 'types', ok, detail: ok ? 'no errors' : output };
}

/** Runs rows of checks side by side. @returns every verdict, in the order in which they fell */
async function runRows(rows: readonly Row[], listener: GateListener): Promise<TimedVerdict[]> {
  const verdicts: TimedVerdict[] = [];
  const run = async (row: Row): Promise<void> => {
    for (const [check, judge] of Object.entries(row)) {
      const started = performance.now();
      const verdict = await judged(check, judge);
      const timed = { ...verdict, seconds: Math.round((performance.now() - started) / 100) / 10 };
      verdicts.push(timed);
      listener.verdict(timed);
    }
  };
  await Promise.all(rows.map(run));
  return verdicts;
}

/** What a gate is given. */
export interface GateSetting {
  /** Origin of the running platform. */
  readonly url: string;
  readonly call: Call;
  readonly account: () => Account;
  /** Where rollbacks of other remotes lead. @param asMember calls as the gate's account */
  readonly previousOf: (asMember: Call) => PreviousOf;
  /** More checks, in a row of their own. */
  readonly more: (active: () => Promise<ReleaseSet>, stage: () => Promise<Stage>) => Row;
}

/**
 * What must hold of a build wherever it is judged: what the platform's answers tell, every route in a browser, the
 * previous releases of others.
 */
export async function judgeBuild(
  { url, call, account, previousOf, more }: GateSetting,
  { manifest, contents }: Build,
  listener: GateListener,
): Promise<TimedVerdict[]> {
  const active = once(() => call(activeReleases));
  const shell = once(() => runningShell(url));
  const stage = once(async () => openStage(url, await active(), account));
  const asMember = apiClient(url, async () => (await (await stage()).session()).token);
  const candidate = candidateOf(manifest, contents);
  const page = (done: number, of: number): void =>
    listener.progress('pages in the shell', `${done} of ${of} routes`);
  const told: Row = {
    size: () => checkSizes(manifest, contents),
    'compressed files': () => checkPacked(contents),
    'weight beside the stable release': async () =>
      checkWeight(manifest, contents, await stableWeights(url, manifest.name, await active())),
    'calls that write': () => checkCalls(manifest, contents),
    'bundled packages': () => checkBundled(contents, knownAdvisories()),
    'shared packages': async () => checkShared(manifest, await shell()),
    'imported names': async () => checkImports(manifest, await shell()),
    routes: async () => checkRoutes(manifest, await active()),
    navigation: async () => checkNavigation(manifest, await active()),
    'service APIs': async () => checkApis(manifest, await platformHealth(url)),
  };
  const seen: Row = {
    'pages in the shell': async () => checkSmoke(await stage(), candidate, page),
    'previous releases of others': async () =>
      checkPeers(await stage(), candidate, { call, previousOf: previousOf(asMember) }, (name) =>
        listener.progress('previous releases of others', name),
      ),
  };
  try {
    return await runRows([told, more(active, stage), seen], listener);
  } finally {
    await stage.opened()?.then(
      (open) => open.close(),
      () => undefined,
    );
  }
}

/**
 * The publisher's own run, from its checkout: advice, with the types of its sources besides. What decides runs at the
 * operator (operator.ts).
 */
export const gate = (
  { root, apiUrl, dataDir }: Context,
  call: Call,
  build: Build,
  listener: GateListener,
): Promise<TimedVerdict[]> => {
  const { name } = build.manifest;
  const setting: GateSetting = {
    ...{ url: apiUrl, call, account: () => gateAccount(dataDir) },
    previousOf: (asMember) => askedPrevious(call, asMember),
    more: (active) => ({
      types: () => checkTypes(root, name),
      contract: async () => checkContract(root, name, peersOf(name, await active())),
    }),
  };
  return judgeBuild(setting, build, listener);
};

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
