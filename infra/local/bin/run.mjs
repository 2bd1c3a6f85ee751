// npm run <command>: prepares the checkout like npm start does, then runs the command's compiled code.
import { bundleServices } from '../../checkout/bundle.mjs';
import { prepare } from '../../checkout/prepare.mjs';
import { root } from '../../checkout/workspaces.mjs';

const [command, ...rest] = process.argv.slice(2);
const commands = {
  status: async () => (await import('../dist/src/status.js')).status(root),
  stop: async () => (await import('../dist/src/status.js')).stop(root),
  build: async () => {
    await bundleServices();
    console.log((await (await import('../dist/src/build.js')).buildWeb(root, rest)).join(' ') || 'unchanged');
  },
  logs: async () => (await import('../dist/src/logs.js')).logs(root, rest),
  ops: async () => (await import('../dist/src/ops.js')).ops(root, rest),
  backup: async () => (await import('../dist/src/backup/backup.js')).backup(root, rest),
  restore: async () => (await import('../dist/src/backup/restore.js')).restore(root, rest),
  library: async () => (await import('../dist/src/library.js')).library(root, rest),
  n8n: async () => (await import('../dist/src/n8n/command.js')).n8n(root, rest),
  release: async () => (await import('../../release/dist/src/main.js')).main(rest),
  new: async () =>
    rest[0] === 'workflow'
      ? (await import('../dist/src/new-workflow.js')).newWorkflowIn(root, rest.slice(1))
      : (await import('../../release/dist/src/new.js')).main(rest),
  openapi: async () => (await import('../dist/src/openapi.js')).writeOpenApi(root),
  errors: async () => (await import('../dist/src/error-pages/write.js')).writeErrorPages(root),
  visual: async () => (await import('../../visual/dist/src/main.js')).main(rest),
  bench: async () => (await import('../../bench/dist/src/bench.js')).bench(root, rest),
  soak: async () => (await import('../../bench/dist/src/soak.js')).soak(root, rest),
};

// Whoever reads (head, less) has seen enough: nothing is wrong.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await prepare({ beside: ['status', 'stop'].includes(command) });
  const run = commands[command];
  if (!run)
    throw Object.assign(
      new Error(`Unknown command ${command}. There are: ${Object.keys(commands).join(', ')}`),
      { plain: true },
    );
  process.exitCode = (await run()) ?? process.exitCode ?? 0;
} catch (error) {
  console.error(
    error?.constructor?.name === 'StartError' || error?.name === 'StartError' || error?.plain
      ? error.message
      : error,
  );
  process.exitCode = 1;
}
