import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satisfies, valid } from 'semver';
import { z } from 'zod';
import type { Contents } from './contents.js';
import { reasonOf, type Verdict, verdict } from './verdict.js';

/** The list of what a build bundles, written by the preset (infra/federation-preset/src/sbom.ts). */
export const sbomFile = 'sbom.json';

const License = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z.object({ license: z.object({ name: z.string() }) }).transform(({ license }) => license.name),
]);
/** What is read of a CycloneDX list. */
const Sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(
    z.object({
      name: z.string().min(1),
      version: z.string().refine((version) => valid(version) !== null, 'is no version'),
      licenses: z.array(License).optional(),
    }),
  ),
});
export type Sbom = z.infer<typeof Sbom>;

/** @throws Error when the list is absent or none */
export function readSbom(text: string | undefined): Sbom {
  if (text === undefined) throw new Error(`there is no ${sbomFile}; build it with the present preset`);
  try {
    return Sbom.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${sbomFile} is no list of packages (${reasonOf(error).slice(0, 200)})`);
  }
}

/** What is read of an advisory in the OSV format (https://ossf.github.io/osv-schema). */
const Advisory = z.object({
  id: z.string(),
  summary: z.string().optional(),
  withdrawn: z.string().optional(),
  affected: z.array(
    z.object({
      package: z.object({ ecosystem: z.string(), name: z.string() }),
      versions: z.array(z.string()).optional(),
      ranges: z
        .array(
          z.object({
            type: z.string(),
            events: z.array(
              z.object({
                introduced: z.string().optional(),
                fixed: z.string().optional(),
                last_affected: z.string().optional(),
              }),
            ),
          }),
        )
        .optional(),
    }),
  ),
});
export type Advisory = z.infer<typeof Advisory>;

/** Where an operator puts known vulnerabilities, as an array of OSV entries; nothing is asked of the network. */
const advisoryFile = fileURLToPath(
  new URL(
    import.meta.url.includes('/dist/') ? '../../../advisories.json' : '../../advisories.json',
    import.meta.url,
  ),
);

/** @returns null where there is no such file @throws Error when it cannot be read: then nothing is known either */
export function knownAdvisories(file = advisoryFile): Advisory[] | null {
  if (!existsSync(file)) return null;
  try {
    return z.array(Advisory).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is no list of advisories (${reasonOf(error).slice(0, 200)})`);
  }
}

/** The spans of versions between events, as semver ranges. */
const spans = (events: NonNullable<Advisory['affected'][number]['ranges']>[number]['events']): string[] =>
  events.flatMap(({ introduced }, at) => {
    if (introduced === undefined) return [];
    const end = events.slice(at + 1).find(({ fixed, last_affected }) => fixed ?? last_affected);
    const from = `>=${introduced === '0' ? '0.0.0-0' : introduced}`;
    if (end?.fixed) return [`${from} <${end.fixed}`];
    return [end?.last_affected ? `${from} <=${end.last_affected}` : from];
  });

const affects = ({ affected, withdrawn }: Advisory, name: string, version: string): boolean =>
  withdrawn === undefined &&
  affected.some(
    (one) =>
      one.package.ecosystem === 'npm' &&
      one.package.name === name &&
      (one.versions?.includes(version) ||
        (one.ranges ?? [])
          .filter(({ type }) => type === 'SEMVER')
          .some(({ events }) =>
            spans(events).some((range) => satisfies(version, range, { includePrerelease: true })),
          )),
  );

/** Every bundled package with version and licence; one with a known vulnerability is refused. */
export function checkBundled(contents: Contents, advisories: readonly Advisory[] | null): Verdict {
  const { components } = readSbom(contents.get(sbomFile)?.toString('utf8'));
  const faults = components.flatMap(({ name, version }) =>
    (advisories ?? [])
      .filter((advisory) => affects(advisory, name, version))
      .map(
        ({ id, summary }) =>
          `${name} ${version}: ${id}${summary ? ` (${summary})` : ''}; take a version that is mended`,
      ),
  );
  const list = components.map(
    ({ name, version, licenses }) => `${name} ${version} (${licenses?.join(', ') ?? 'no licence named'})`,
  );
  const known =
    advisories === null
      ? 'vulnerabilities not checked: there is no infra/release/advisories.json'
      : `none of ${advisories.length} known vulnerabilities`;
  return verdict('bundled packages', faults, `${list.length}: ${list.join(', ')}\n${known}`);
}
