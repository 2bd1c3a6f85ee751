import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.js';

/** An authority that one n8n trusts, and one certificate by it for the hosts of the stand-ins. */
export interface Certificates {
  /** The file that n8n gets as NODE_EXTRA_CA_CERTS. */
  readonly authority: string;
  readonly cert: string;
  readonly key: string;
}

const DAYS = 30;

function openssl(folder: string, args: readonly string[]): void {
  try {
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new StartError(
      `Certificates of the stand-ins need openssl: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * The certificate is made anew where the hosts are others, both where they are about to end. The keys stay in the data folder and nothing but the
 * n8n that is started with them trusts them.
 */
export function certificatesFor(folder: string, hosts: readonly string[]): Certificates {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = join(folder, 'hosts.cnf');
  const wanted = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}\n`;
  const made = {
    authority: join(folder, 'authority.crt'),
    cert: join(folder, 'hosts.crt'),
    key: join(folder, 'hosts.key'),
  };
  const isFresh = (file: string): boolean =>
    existsSync(file) && statSync(file).mtimeMs > Date.now() - (DAYS / 2) * 86_400_000;
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const days = ['-days', String(DAYS)];
  const hadAuthority = isFresh(made.authority);
  if (!hadAuthority)
    openssl(folder, [
      ...['req', '-x509', ...key, ...days, '-subj', '/CN=Stand-ins of this checkout'],
      ...['-keyout', 'authority.key', '-out', 'authority.crt'],
    ]);
  if (!hadAuthority || !isFresh(made.cert) || readFileSync(names, 'utf8') !== wanted) {
    writeFileSync(names, wanted);
    openssl(folder, ['req', ...key, '-subj', '/CN=stand-in', '-keyout', 'hosts.key', '-out', 'hosts.csr']);
    openssl(folder, [
      ...['x509', '-req', '-in', 'hosts.csr', '-CA', 'authority.crt', '-CAkey', 'authority.key'],
      ...['-CAcreateserial', ...days, '-extfile', 'hosts.cnf', '-out', 'hosts.crt'],
    ]);
  }
  return made;
}
