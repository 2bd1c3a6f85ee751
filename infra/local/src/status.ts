import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from './settings.js';
import { isOurs, readState } from './state.js';

/** `npm run status`: what runs, where, and how each part is. @returns exit code 0 when everything is well */
export async function status(root: string): Promise<number> {
  const { dataDir } = readSettings(process.env, root);
  const state = readState(dataDir);
  if (!state || !isOurs(state.supervisorPid)) {
    console.log('Nothing runs. Start it with: npm start');
    return 3;
  }
  console.log(`${state.publicUrl}  (supervisor ${state.supervisorPid}, since ${state.startedAt})`);
  for (const [name, { pid, restarts }] of Object.entries(state.processes))
    console.log(`  ${name.padEnd(10)} pid ${String(pid).padEnd(8)} restarts ${restarts}`);
  const answer = await fetch(`${state.publicUrl}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  const health = answer
    ? ((await answer.json()) as { status: string; parts: Record<string, { status: string }> })
    : undefined;
  for (const [name, part] of Object.entries(health?.parts ?? {}))
    console.log(`  ${name.padEnd(10)} ${part.status}`);
  console.log(`  health     ${health?.status ?? 'the edge does not answer'}`);
  if (state.standins)
    console.log(`  payments   ${state.standins.payments}\n  mail       ${state.standins.mail}`);
  console.log(`  logs       ${state.logs}`);
  return health?.status === 'ok' ? 0 : 1;
}

/** `npm run stop`: ends what `npm start` runs, and waits until it is gone. */
export async function stop(root: string): Promise<number> {
  const { dataDir } = readSettings(process.env, root);
  const state = readState(dataDir);
  if (!state || !isOurs(state.supervisorPid)) {
    console.log('Nothing runs.');
    return 0;
  }
  process.kill(state.supervisorPid, 'SIGTERM');
  const end = performance.now() + 30_000;
  while (isOurs(state.supervisorPid)) {
    if (performance.now() > end) {
      console.error(`Process ${state.supervisorPid} did not end within 30 seconds.`);
      return 1;
    }
    await pause(50);
  }
  console.log('Stopped.');
  return 0;
}
