import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteDeclaration, releaseHistory } from '@stroomwerk/contracts/releases';
import { valid } from 'semver';
import { apiClient, type Call } from '../api/client.js';
import { opsToken } from '../api/token.js';
import { type Context, ReleaseError } from '../context.js';
import type { Verdict } from '../gate/checks.js';
import { gate, runTool } from '../gate/gate.js';
import { readBuild } from '../publish/artifact.js';
import { promote, publish, releasesOf } from '../publish/publish.js';
import { newestOf, nextVersion, versionBefore } from '../publish/versions.js';
import type { Arguments } from './arguments.js';
import type { Printer } from './printer.js';

/** Runs one command. @returns the exit code: 0 done, 2 refused by the gate @throws ReleaseError for everything else */
export async function run(args: Arguments, context: Context, print: Printer): Promise<number> {
  const token = process.env.RELEASE_TOKEN;
  const call = apiClient(context.apiUrl, async () => token || opsToken(context));
  switch (args.action) {
    case 'release':
    case 'publish':
      return makeRelease(args, context, call, print);
    case 'promote':
    case 'rollback':
      return move(args, call, print);
    case 'list':
      print.list(await releasesOf(call, args.remote));
      return 0;
    case 'history':
      print.history(await call(releaseHistory, { params: { remote: args.remote } }));
      return 0;
  }
}

function declarationOf(context: Context, remote: string): RemoteDeclaration {
  const file = join(context.root, remote, 'remote.json');
  if (!existsSync(file))
    throw new ReleaseError(`There is no remote ${remote}: ${remote}/remote.json is missing.`);
  const declaration = RemoteDeclaration.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!declaration.success)
    throw new ReleaseError(
      `${remote}/remote.json is not valid:\n${declaration.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    );
  if (declaration.data.name !== remote)
    throw new ReleaseError(`${remote}/remote.json names itself ${declaration.data.name}.`);
  return declaration.data;
}

async function makeRelease(args: Arguments, context: Context, call: Call, print: Printer): Promise<number> {
  const { remote } = args;
  const { owner } = declarationOf(context, remote);
  const known = await releasesOf(call, remote, owner);
  const remoteDir = join(context.root, remote);
  const { version: own } = JSON.parse(readFileSync(join(remoteDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const version =
    args.version ??
    nextVersion(
      known.releases.map((release) => release.version),
      own,
    );
  if (valid(version) !== version) throw new ReleaseError(`${version} is no semantic version.`);
  if (known.releases.some((release) => release.version === version))
    throw new ReleaseError(`${remote} ${version} was published before. Choose another --version.`);

  print.say(`${remote} ${version}: building`);
  const build = await runTool(context.root, 'infra/federation-preset/bin/build.mjs', [remote], {
    RELEASE_VERSION: version,
  });
  if (!build.ok) throw new ReleaseError(`The build failed:\n${build.output}`);
  const manifest = { ...readBuild(remoteDir), version };
  const verdicts: Verdict[] = [];
  const passed = await gate(context, call, manifest, (verdict) => {
    verdicts.push(verdict);
    print.verdict(verdict);
  });
  if (!passed) {
    print.say(`${remote} ${version} was not published.`);
    print.result({ remote, version, published: false, promoted: false, checks: verdicts });
    return 2;
  }
  await publish(call, manifest, { remoteDir, notes: args.notes }, known);
  print.say(`${remote} ${version}: published`);
  const promoted = args.action === 'release';
  if (promoted) {
    await promote(call, known, version, args.reason ?? (args.notes || `Release ${version}`));
    print.say(
      `${remote} ${version}: visitors get it from their next page on (before: ${known.stable ?? 'nothing'})`,
    );
  } else print.say(`Give it to visitors with: npm run release -- ${remote} promote ${version}`);
  print.result({ remote, version, previous: known.stable, published: true, promoted, checks: verdicts });
  return 0;
}

async function move(args: Arguments, call: Call, print: Printer): Promise<number> {
  const { remote } = args;
  const known = await releasesOf(call, remote);
  const back = args.action === 'rollback';
  const version =
    args.target ??
    (back ? versionBefore(known, await call(releaseHistory, { params: { remote } })) : newestOf(known));
  if (version === known.stable) throw new ReleaseError(`Visitors get ${remote} ${version} already.`);
  await promote(
    call,
    known,
    version,
    args.reason ?? (back ? `Back from ${known.stable}` : `Promote ${version}`),
  );
  print.say(`${remote}: ${known.stable ?? 'nothing'} -> ${version}, from the next page on`);
  print.result({ remote, version, previous: known.stable, promoted: true });
  return 0;
}
