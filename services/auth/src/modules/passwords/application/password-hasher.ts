import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the package's defaults: 19 MiB, 2 passes, 1 lane (OWASP's recommendation). */
@Injectable()
export class PasswordHasher {
  private dummy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password);
  }

  /** Takes as long without a hash, so that the time tells nobody whether an account exists. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    this.dummy ??= hash('no account has this password').catch((error: unknown) => {
      this.dummy = undefined; // For want of memory, say: the next one asks again.
      throw error;
    });
    // Waited for in any case: or the first unknown address after a start would take longer.
    const dummy = await this.dummy;
    const same = await verify(stored ?? dummy, password);
    return same && typeof stored === 'string';
  }
}
