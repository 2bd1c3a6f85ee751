import { createN8nSandbox } from './sandbox.js';

const { N8N_SANDBOX_PORT: port = '5679', N8N_SANDBOX_KEY: knownKey } = process.env;
const sandbox = await createN8nSandbox({ port: Number(port), levers: true, knownKey });
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
console.log(JSON.stringify({ ready: true, n8n: sandbox.url, key: knownKey ?? sandbox.key() }));
