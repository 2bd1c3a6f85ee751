/**
 * Ends a process that cannot start with what it was given. Trying again changes nothing, so its supervisor is told, and does
 * not.
 * @param line what is wrong and how to mend it
 */
export function refuseStart(line: string): void {
  process.stderr.write(`${line}\n`);
  const end = () => process.exit(1);
  if (process.send) process.send({ startRefused: line }, end);
  else end();
}
