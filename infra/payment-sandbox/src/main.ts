import { closeOnSignal, variable } from './env.js';
import { createSandbox } from './sandbox.js';
import { sandboxOptions } from './settings.js';

const options = sandboxOptions(
  variable('DATA_DIR', '.data/payment-sandbox'),
  variable('SANDBOX_HOST', '127.0.0.1'),
);
const sandbox = await createSandbox({ ...options, publicUrl: process.env.PUBLIC_URL || options.publicUrl });
closeOnSignal(sandbox.close);
console.log(JSON.stringify({ ready: true, sandbox: sandbox.url }));
