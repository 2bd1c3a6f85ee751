/**
 * The port of a remote that runs alone: the same every time, 4100 to 4999, derived from its name.
 * @param name e.g. `mfe-library`
 */
export function devPort(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 900;
  return 4100 + sum;
}
