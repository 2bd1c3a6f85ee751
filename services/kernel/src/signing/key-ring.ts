import { z } from 'zod';

/** Characters that a secret has at least. */
export const secretLength = 32;

/** The values of a variable, the one that signs first. */
export const ringValues = (text: string): string[] => text.split(',').map((value) => value.trim());

/** What a rotation gives another value while the process runs. */
export abstract class Rotating {
  abstract replace(text: string): void;
}

/**
 * The secret of one purpose: the value that signs now, and those before it, which still open what they signed. A process
 * that runs is given other values in place (`replace`), so that a rotation ends nobody's session.
 */
export class KeyRing extends Rotating {
  private values: readonly string[];

  /** @param text `<current>` or `<current>,<previous>[,…]` */
  constructor(text: string) {
    super();
    this.values = ringValues(text);
  }

  /** What signs. */
  get current(): string {
    return this.values[0] ?? '';
  }

  /** What verifies, the current one first. */
  get all(): readonly string[] {
    return this.values;
  }

  replace(text: string): void {
    this.values = ringValues(text);
  }
}

/** A variable with the secret of one purpose; a spent one after a comma still opens what it signed. */
export const keyRing = z
  .string(`at least ${secretLength} characters`)
  .refine(
    (text) => ringValues(text).every((value) => value.length >= secretLength),
    `at least ${secretLength} characters`,
  )
  .transform((text) => new KeyRing(text));

/** What a supervisor says to a process: variables and their new values. */
export const SecretsMessage = z.object({ secretsId: z.string(), secrets: z.record(z.string(), z.string()) });

/** What the process answers once it uses them. */
export const SecretsInUse = z.object({ secretsInUse: z.string() });

/** Gives the secrets among some values what a rotation made of them; everything else is left alone. */
export function replaceSecrets(
  held: Readonly<Record<string, unknown>>,
  secrets: Readonly<Record<string, string>>,
): void {
  for (const [name, text] of Object.entries(secrets)) {
    const secret = held[name];
    if (secret instanceof Rotating) secret.replace(text);
  }
}
