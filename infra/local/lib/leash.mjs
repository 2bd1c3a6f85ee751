// Loaded into every supervised process: when the supervisor is gone (also by kill -9), its channel closes and the process ends itself.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
process.channel?.unref();
// What the process does before it is ready (services/kernel, start-step.ts).
globalThis[Symbol.for('stroomwerk.start-step')] = (startStep) => {
  if (process.connected) process.send({ startStep }, () => undefined);
};
