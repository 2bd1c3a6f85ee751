import {
  askGate,
  createTeamToken,
  forceGate,
  gateVerdict,
  isGated,
  listTeamTokens,
  type ReleaseList,
  releaseContents,
  releaseDetails,
  releaseHistory,
  revokeTeamToken,
} from '@stroomwerk/contracts/releases';
import { apiClient, type Call } from '../api/client.js';
import { opsToken } from '../api/token.js';
import { type Context, ReleaseError } from '../context.js';
import { readSbom, type Sbom } from '../gate/sbom.js';
import { releasesOf } from '../publish/publish.js';
import { newestOf } from '../publish/versions.js';
import type { Arguments } from './arguments.js';
import { awaitGate } from './await-gate.js';
import { type DiffWanted, diffOf, diffWords } from './diff.js';
import { movePointers } from './move-pointers.js';
import type { Printer } from './printer.js';
import { createdWords, tokenWords } from './token-words.js';
import { historyWords, listWords } from './words.js';

/** Brings the compiler and a browser along, which take longer to load than any other command to run. */
const maker = () => import('./make-release.js');

/** Runs one command. @returns the exit code: 0 done, 2 refused by the gate @throws ReleaseError for everything else */
export async function run(args: Arguments, context: Context, print: Printer): Promise<number> {
  const token = process.env.RELEASE_TOKEN;
  const call = apiClient(context.apiUrl, async () => token || opsToken(context));
  const { remote, command } = args;
  const params = { remote };
  switch (command.action) {
    case 'release':
    case 'publish':
      return (await maker()).makeRelease(args, command.action === 'release', context, call, print);
    case 'canary':
    case 'canary-off':
    case 'promote':
    case 'rollback':
    case 'withdraw':
      return movePointers(args, command, call, print);
    case 'gate':
      return showGate(args, command.version, call, print);
    case 'list': {
      const list = await releasesOf(call, remote);
      print.result(list, listWords(list));
      return 0;
    }
    case 'history': {
      const history = await call(releaseHistory, { params });
      print.result(history, historyWords(history.moves));
      return 0;
    }
    case 'diff':
      return showDiff(remote, command, call, print);
    case 'token-list': {
      const tokens = await call(listTeamTokens, { params });
      print.result(tokens, tokenWords(tokens, new Date()));
      return 0;
    }
    case 'token-create': {
      const body = { name: command.name, expires_in_days: command.days };
      const created = await call(createTeamToken, { params, body });
      print.result(created, createdWords(created));
      return 0;
    }
    case 'token-revoke': {
      const revoked = await call(revokeTeamToken, { params: { remote, id: command.id } });
      print.result(revoked, [`${revoked.name} (${revoked.id}) opens nothing any more`]);
      return 0;
    }
  }
}

/** What the gate says; has it judge what waits or was refused, and force where a reason is given. */
async function showGate(args: Arguments, version: string, call: Call, print: Printer): Promise<number> {
  const { remote, force } = args;
  const params = { remote, version };
  const before = await call(gateVerdict, { params });
  if (force !== undefined) await call(forceGate, { params, body: { reason: force } });
  else if (before.status === 'refused' || (before.status === 'waiting' && before.reason !== null))
    await call(askGate, { params });
  const verdict = await awaitGate(call, remote, version, print);
  print.result(verdict);
  return isGated(verdict) ? 0 : 2;
}

async function showDiff(
  remote: string,
  { from, to }: DiffWanted,
  call: Call,
  print: Printer,
): Promise<number> {
  const known = await releasesOf(call, remote);
  const [a, b] = to === undefined ? comparedByDefault(known, from) : [from, to];
  if (!a) throw new ReleaseError(`${remote} has no stable release to compare with: name two versions.`);
  const [before, after] = await Promise.all(
    [a, b].map((version) => call(releaseDetails, { params: { remote, version: version ?? '' } })),
  );
  if (!before || !after) throw new ReleaseError(`${remote}: two releases are needed.`);
  const lists = await Promise.all([before, after].map(({ version }) => bundledIn(call, remote, version)));
  const diff = diffOf(before.manifest, after.manifest, [lists[0] ?? null, lists[1] ?? null]);
  print.result(diff, diffWords(diff));
  return 0;
}

/** The list of what a release bundles; null where it has none, or its files were collected. */
async function bundledIn(call: Call, remote: string, version: string): Promise<Sbom | null> {
  const { sbom } = await call(releaseContents, { params: { remote, version } });
  return sbom === null ? null : readSbom(JSON.stringify(sbom));
}

/** What visitors get, against the version named or the newest; where that is the same, the release before. */
function comparedByDefault(known: ReleaseList, version = newestOf(known)): [string | null, string] {
  return [version === known.stable ? known.previous : known.stable, version];
}
