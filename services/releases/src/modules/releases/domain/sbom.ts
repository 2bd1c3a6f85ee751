import { BundledPackage } from '@stroomwerk/contracts/releases';
import { z } from 'zod';

/** Name of the list of packages among the files of a release. */
export const sbomFile = 'sbom.json';

/** Bytes of a list that is read: a remote bundles dozens of packages, not tens of thousands. */
export const largestSbom = 2 * 1024 * 1024;

const License = z.union([
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
  z.object({ license: z.object({ name: z.string() }) }).transform(({ license }) => license.name),
]);
/** What is read of a CycloneDX list, which a team's pipeline wrote. */
const CycloneDx = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z
    .array(
      z
        .object({ name: z.string(), version: z.string(), licenses: z.array(License).default([]) })
        .pipe(BundledPackage),
    )
    .max(5_000),
});

/** @returns the list and its packages; null where the text is no such list */
export function readSbom(
  text: string,
): { readonly sbom: Record<string, unknown>; readonly packages: BundledPackage[] } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const list = CycloneDx.safeParse(parsed);
  return list.success ? { sbom: parsed as Record<string, unknown>, packages: list.data.components } : null;
}
