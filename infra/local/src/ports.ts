import { createServer } from 'node:net';

/** Whether something could listen there now. */
export const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** A port nobody listens on, chosen by the system. */
export const freePort = (host = '127.0.0.1'): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

/** The wanted ports by name, each replaced by a free one where it is taken or absent. */
export async function choosePorts<Name extends string>(
  names: readonly Name[],
  wanted: Partial<Record<Name, number>>,
  avoid: readonly number[] = [],
): Promise<Record<Name, number>> {
  const chosen = new Map<Name, number>();
  const taken = new Set(avoid);
  for (const name of names) {
    const before = wanted[name];
    let port =
      before !== undefined && !taken.has(before) && (await isFree(before, '127.0.0.1'))
        ? before
        : await freePort();
    while (taken.has(port)) port = await freePort();
    taken.add(port);
    chosen.set(name, port);
  }
  return Object.fromEntries(chosen) as Record<Name, number>;
}
