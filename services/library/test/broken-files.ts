import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { chain, node } from './flows.js';

/** A valid export as JSON text; `operation` makes it differ from others. */
export const exported = (name: string, operation: string, more: Record<string, unknown> = {}): string => {
  const flow = chain(
    node('Bij nieuwe mail', 'gmailTrigger'),
    node('Meld', 'slack', { parameters: { operation, text: operation } }),
  );
  return JSON.stringify({ name, ...flow, settings: {}, ...more });
};

export interface Folder {
  readonly path: string;
  write(file: string, content: string | Uint8Array): string;
  remove(): void;
}

/** A folder of its own in the system's temporary directory. */
export function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'library-import-'));
  return {
    path,
    write(file, content) {
      const target = join(path, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
      return target;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Good files among every kind of bad one (issue, "What bad input and faults get"). */
export function mixedFolder(): Folder {
  const made = folder();
  made.write('goed.json', exported('Mail naar Slack', 'post'));
  made.write('sub/goed.json', exported('Mail naar Slack', 'update'));
  made.write('kopie.json', exported('Een kopie', 'post'));
  made.write('kapot.json', '{"nodes": [');
  made.write('geen-workflow.json', '{"hallo": "wereld"}');
  made.write('diep.json', `{"nodes":${'['.repeat(5000)}${']'.repeat(5000)}}`);
  made.write('groot.json', Buffer.alloc(20 * 1024 * 1024, ' '));
  made.write('binair.json', new Uint8Array([0xff, 0xfe, 0x00, 0x01]));
  made.write(
    'script.json',
    exported('Met <b>script</b>', 'search', {
      description: 'Boekt facturen.<script>alert(1)</script><img src=x onerror=alert(2)>\u0000',
      pinData: { Meld: [{ json: { email: 'jan@bedrijf.nl' } }] },
      meta: { instanceId: 'a1b2c3' },
    }),
  );
  made.write('lees-mij.txt', 'geen json');
  symlinkSync('/etc/hostname', join(made.path, 'link.json'));
  return made;
}

/** An archive with a path that climbs out, a bomb and a good file. */
export const hostileZip = (): Uint8Array =>
  zipSync({
    '../../x.json': strToU8(exported('Omhoog', 'delete')),
    '/etc/y.json': strToU8(exported('Absoluut', 'archive')),
    'bom.json': [Buffer.alloc(4 * 1024 * 1024, '['), { level: 9 }],
    'goed.json': strToU8(exported('Uit de zip', 'invite')),
    '__MACOSX/goed.json': strToU8('x'),
    'kapot.json': strToU8('{'),
  });
