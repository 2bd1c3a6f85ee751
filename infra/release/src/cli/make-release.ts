import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GateCheck, type ReleaseList, RemoteDeclaration } from '@stroomwerk/contracts/releases';
import { valid } from 'semver';
import type { Call } from '../api/client.js';
import { type Context, ReleaseError } from '../context.js';
import { readContents } from '../gate/contents.js';
import { gate } from '../gate/gate.js';
import { runTool } from '../gate/tool.js';
import type { Verdict } from '../gate/verdict.js';
import { readBuild } from '../publish/artifact.js';
import { promote, publish, releasesOf } from '../publish/publish.js';
import { nextVersion } from '../publish/versions.js';
import type { Arguments } from './arguments.js';
import type { Printer } from './printer.js';

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

/** The version that a new release gets. @throws ReleaseError when it is none, or taken */
function versionFor(args: Arguments, remoteDir: string, { releases }: ReleaseList): string {
  const own = JSON.parse(readFileSync(join(remoteDir, 'package.json'), 'utf8')) as { version: string };
  const published = releases.map((release) => release.version);
  const version = args.version ?? nextVersion(published, own.version);
  if (valid(version) !== version) throw new ReleaseError(`${version} is no semantic version.`);
  if (published.includes(version))
    throw new ReleaseError(`${args.remote} ${version} was published before. Choose another --version.`);
  return version;
}

/** A verdict as it is kept with the release. */
const kept = ({ check, ok, detail }: Verdict): GateCheck => ({ check, ok, detail: detail.slice(0, 4000) });

/** Builds, checks, publishes, and (`promoting`) gives it to visitors. @returns exit code: 0, or 2 when the gate refuses */
export async function makeRelease(
  args: Arguments,
  promoting: boolean,
  context: Context,
  call: Call,
  print: Printer,
): Promise<number> {
  const { remote } = args;
  const { owner } = declarationOf(context, remote);
  const remoteDir = join(context.root, remote);
  const known = await releasesOf(call, remote, owner);
  const version = versionFor(args, remoteDir, known);

  print.step(`${remote} ${version}: building`);
  const build = await runTool(context.root, 'infra/federation-preset/bin/build.mjs', [remote], {
    RELEASE_VERSION: version,
  });
  if (!build.ok) throw new ReleaseError(`The build failed:\n${build.output}`);
  print.done();
  print.say(`${remote} ${version}: built`);
  print.step('checking');
  const started = performance.now();
  const manifest = { ...readBuild(remoteDir), version };
  const contents = readContents(manifest, join(remoteDir, 'dist'));
  const checks = await gate(
    context,
    call,
    { manifest, contents },
    {
      progress: (check, howFar) => print.step(check, howFar),
      verdict: (verdict) => print.verdict(verdict),
    },
  );
  print.done();
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const refused = checks.filter(({ ok }) => !ok).map(({ check }) => check);
  const result = { remote, version, previous: known.stable, checks, seconds };
  if (refused.length > 0 && args.force === undefined) {
    print.say(`${remote} ${version}: not published; refused after ${seconds} s: ${refused.join(', ')}`);
    print.result({ ...result, published: false, promoted: false });
    return 2;
  }
  // A reason without a refusal forces nothing.
  const forceReason = refused.length > 0 ? args.force : undefined;
  await publish(
    call,
    manifest,
    {
      ...{ remoteDir, notes: args.notes, checks: checks.map(kept), forceReason },
      onSending: ({ sent, files }) => print.step('sending files', `${sent} of ${files}`),
    },
    known,
  );
  print.say(
    `${remote} ${version}: published, ${forceReason ? `although refused by ${refused.join(', ')}` : 'all checks passed'} (${seconds} s)`,
  );
  if (promoting) {
    await promote(call, known, version, args.reason ?? (args.notes || `Release ${version}`));
    print.say(
      `${remote} ${version}: visitors get it from their next page on (before: ${known.stable ?? 'nothing'})`,
    );
  } else print.say(`Next: npm run release -- ${remote} canary 10 ${version}, or promote ${version}`);
  print.result({ ...result, published: true, promoted: promoting, forced: forceReason ?? null });
  return 0;
}
