import { createEdge } from './server.js';
import { readSettings, SettingsError } from './settings.js';

try {
  const settings = readSettings(process.env);
  const app = await createEdge(settings);
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      // What is under way may finish; a stream that never ends does not hold the process.
      setTimeout(() => process.exit(0), 5_000).unref();
      void app.close().then(() => process.exit(0));
    });
  await app.listen({ host: settings.host, port: settings.port });
} catch (error) {
  console.error(error instanceof SettingsError ? `edge: ${error.message}` : error);
  process.exitCode = 1;
}
