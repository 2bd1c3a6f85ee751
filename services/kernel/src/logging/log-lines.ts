import pino from 'pino';

/** Where lines go: standard output. A disk without room loses lines, never the process that writes them. */
export function logLines(): ReturnType<typeof pino.destination> {
  const lines = pino.destination(1);
  lines.on('error', () => undefined);
  return lines;
}
