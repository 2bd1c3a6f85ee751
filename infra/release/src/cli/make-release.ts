import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GateCheck,
  isGated,
  type ReleaseList,
  type ReleaseManifest,
  RemoteDeclaration,
} from '@stroomwerk/contracts/releases';
import { valid } from 'semver';
import type { Call } from '../api/client.js';
import { type Context, ReleaseError } from '../context.js';
import { readContents } from '../gate/contents.js';
import { withDeclarations } from '../gate/declarations/add.js';
import { gate, type TimedVerdict } from '../gate/gate.js';
import { runTool } from '../gate/tool.js';
import type { Verdict } from '../gate/verdict.js';
import { readBuild } from '../publish/artifact.js';
import { promote, publish, releasesOf } from '../publish/publish.js';
import { nextVersion } from '../publish/versions.js';
import type { Arguments } from './arguments.js';
import { awaitGate } from './await-gate.js';
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

/** The gate on this machine: tells early what the platform's will say. */
async function advise(
  context: Context,
  call: Call,
  manifest: ReleaseManifest,
  remoteDir: string,
  print: Printer,
): Promise<TimedVerdict[]> {
  print.step('checking');
  const contents = readContents(manifest, join(remoteDir, 'dist'));
  const verdicts = await gate(
    context,
    call,
    { manifest, contents },
    {
      progress: (check, howFar) => print.step(check, howFar),
      verdict: (verdict) => print.verdict(verdict),
    },
  );
  print.done();
  return verdicts;
}

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
  const manifest = await withDeclarations(context.root, { ...readBuild(remoteDir), version });
  const advice = args.advice ? await advise(context, call, manifest, remoteDir, print) : [];
  const objections = advice.filter(({ ok }) => !ok).map(({ check }) => check);
  const result = { remote, version, previous: known.stable, advice };
  if (objections.length > 0 && args.force === undefined) {
    print.say(`${remote} ${version}: not sent; refused here: ${objections.join(', ')}`);
    print.result({ ...result, published: false, promoted: false });
    return 2;
  }
  await publish(
    call,
    manifest,
    {
      ...{ remoteDir, notes: args.notes, checks: advice.map(kept), forceReason: args.force },
      onSending: ({ sent, files }) => print.step('sending files', `${sent} of ${files}`),
    },
    known,
  );
  print.say(`${remote} ${version}: sent`);
  const verdict = await awaitGate(call, remote, version, print);
  const outcome = { ...result, published: true, gate: verdict.status, checks: verdict.checks };
  if (!isGated(verdict)) {
    print.result({ ...outcome, promoted: false });
    return 2;
  }
  if (promoting) {
    await promote(call, known, version, args.reason ?? (args.notes || `Release ${version}`));
    print.say(
      `${remote} ${version}: visitors get it from their next page on (before: ${known.stable ?? 'nothing'})`,
    );
  } else print.say(`Next: npm run release -- ${remote} canary 10 ${version}, or promote ${version}`);
  print.result({ ...outcome, promoted: promoting, forced: args.force ?? null });
  return 0;
}
