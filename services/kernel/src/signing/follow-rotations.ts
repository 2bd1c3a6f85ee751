import { replaceSecrets, SecretsMessage } from './key-ring.js';

/**
 * Lets the supervisor of this process give its rings other values while it runs. It is told when they are in use.
 * @param rings variables to what they hold; what is no ring is left alone
 */
export function followRotations(rings: Readonly<Record<string, unknown>>): void {
  if (!process.channel) return; // It runs by itself.
  process.on('message', (message) => {
    const told = SecretsMessage.safeParse(message);
    if (!told.success) return;
    replaceSecrets(rings, told.data.secrets);
    process.send?.({ secretsInUse: told.data.secretsId }, () => undefined);
  });
  process.channel.unref(); // Listening holds no process.
}
