/** The first n8n whose public API has what we ask of it. */
export const oldestN8n = '1.0.0';

/** @param version e.g. `2.41.0` */
export function isTooOld(version: string): boolean {
  const parts = (text: string): number[] => text.split('.').map(Number);
  const [given, least] = [parts(version), parts(oldestN8n)];
  for (const [at, part] of least.entries()) if (given[at] !== part) return (given[at] ?? 0) < part;
  return false;
}
