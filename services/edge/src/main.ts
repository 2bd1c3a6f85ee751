import { drain, refuseStart } from '@stroomwerk/kernel/limits';
import { followRotations } from '@stroomwerk/kernel/signing';
import { createEdge } from './server.js';
import { readSettings, SettingsError } from './settings.js';

try {
  const settings = readSettings(process.env);
  followRotations({
    PAGE_VIEW_SECRET: settings.pageViews,
    CHOSEN_RELEASES_SECRET: settings.chosenReleases,
  });
  const app = await createEdge(settings);
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      // What is under way is answered; a stream that never ends does not hold the process.
      setTimeout(() => process.exit(0), 9_000).unref();
      void drain(app.server)
        .then(() => app.close())
        .then(() => process.exit(0));
    });
  await app.listen({ host: settings.host, port: settings.port });
} catch (error) {
  if (error instanceof SettingsError) refuseStart(`edge cannot start: ${error.message}`);
  else {
    console.error(error);
    process.exitCode = 1;
  }
}
