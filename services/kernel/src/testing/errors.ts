import type { DestinationStream } from 'pino';

/** Lines of the log that are kept for a test that fails. */
const most = 20;

/**
 * Where a service under test writes the errors of its log. Nobody sees them, unless a test of the file fails: then the
 * last of them are said (infra/test-kit/one-realm/environment.cjs), since "500" alone tells nothing.
 */
export function errorsForWhenTestFails(): DestinationStream {
  const held = globalThis as { whenTestFails?: () => Promise<void> | void };
  const before = held.whenTestFails;
  const lines: string[] = [];
  held.whenTestFails = async () => {
    await before?.();
    const said = lines.splice(0);
    if (said.length > 0) process.stderr.write(`Logged until the test failed:\n  ${said.join('  ')}`);
  };
  return {
    write: (line) => {
      lines.push(line);
      if (lines.length > most) lines.shift();
    },
  };
}
