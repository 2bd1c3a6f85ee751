import { port, variable } from './env.js';
import type { SandboxOptions } from './sandbox.js';

/** The sandbox's options from the environment. */
export const sandboxOptions = (dataDir: string, host: string): SandboxOptions => ({
  dataDir,
  host,
  port: port('SANDBOX_PORT', '9090'),
  secretKey: variable('STRIPE_SECRET_KEY'),
  webhookSecret: variable('STRIPE_WEBHOOK_SECRET'),
  webhookUrl: process.env.WEBHOOK_URL || undefined,
  // PUBLIC_URL is the product's own address in the shared environment, hence a name of its own beside it.
  publicUrl: process.env.SANDBOX_PUBLIC_URL || undefined,
  merchantName: variable('BRAND_NAME', 'Stroomwerk'),
});
