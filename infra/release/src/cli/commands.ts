import {
  createTeamToken,
  listTeamTokens,
  type ReleaseList,
  releaseDetails,
  releaseHistory,
  revokeTeamToken,
} from '@stroomwerk/contracts/releases';
import { apiClient, type Call } from '../api/client.js';
import { opsToken } from '../api/token.js';
import { type Context, ReleaseError } from '../context.js';
import { releasesOf } from '../publish/publish.js';
import { newestOf } from '../publish/versions.js';
import type { Arguments } from './arguments.js';
import { type DiffWanted, diffOf, diffWords } from './diff.js';
import { makeRelease } from './make-release.js';
import { movePointers } from './move-pointers.js';
import type { Printer } from './printer.js';
import { createdWords, tokenWords } from './token-words.js';
import { historyWords, listWords } from './words.js';

/** Runs one command. @returns the exit code: 0 done, 2 refused by the gate @throws ReleaseError for everything else */
export async function run(args: Arguments, context: Context, print: Printer): Promise<number> {
  const token = process.env.RELEASE_TOKEN;
  const call = apiClient(context.apiUrl, async () => token || opsToken(context));
  const { remote, command } = args;
  const params = { remote };
  switch (command.action) {
    case 'release':
    case 'publish':
      return makeRelease(args, command.action === 'release', context, call, print);
    case 'canary':
    case 'canary-off':
    case 'promote':
    case 'rollback':
      return movePointers(args, command, call, print);
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
  const diff = diffOf(before.manifest, after.manifest);
  print.result(diff, diffWords(diff));
  return 0;
}

/** What visitors get, against the version named or the newest; where that is the same, the release before. */
function comparedByDefault(known: ReleaseList, version = newestOf(known)): [string | null, string] {
  return [version === known.stable ? known.previous : known.stable, version];
}
