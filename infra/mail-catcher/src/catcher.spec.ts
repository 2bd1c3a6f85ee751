// Real: SMTP through nodemailer, the files on disk, the pages over HTTP.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createMailCatcher, type MailCatcher } from './catcher.js';
import type { Message } from './message.js';

let dataDir: string;
let catcher: MailCatcher;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-catcher-'));
  catcher = await createMailCatcher({ dataDir });
});
afterEach(async () => {
  await catcher.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(
  subject = 'Bevestig je e-mailadres',
  to = 'Anna <anna@example.nl>',
  smtpUrl = catcher.smtpUrl,
): Promise<void> {
  const transport = createTransport(smtpUrl);
  await transport.sendMail({
    from: 'Stroomwerk <post@example.nl>',
    to,
    bcc: 'stil@example.nl',
    subject,
    text: 'Hoi Anna,\n\nKlik op http://shop.test/confirm?token=abc&x=1.\n\nGroet',
    html: '<p onclick="steal()">Hoi</p><script>steal()</script><a href="http://shop.test/confirm?token=abc&amp;x=1">Klik</a><a href="javascript:steal()">Kwaad</a>',
  });
  transport.close();
}
const api = async (path = ''): Promise<{ messages: Message[]; total: number }> =>
  (await (await fetch(`${catcher.url}/api/messages${path}`)).json()) as {
    messages: Message[];
    total: number;
  };

describe('mail catcher', () => {
  it('catches a message and answers its parts', async () => {
    await send();
    const { messages } = await api('?to=ANNA&subject=bevestig');
    expect(messages).toMatchObject([
      { subject: 'Bevestig je e-mailadres', to: ['Anna <anna@example.nl>', 'stil@example.nl'] },
    ]);
    const message = (await (await fetch(`${catcher.url}/api/messages/${messages[0]?.id}`)).json()) as Message;
    expect(message.links).toEqual(['http://shop.test/confirm?token=abc&x=1']);
    expect(message.text).toContain('Hoi Anna');
    expect((await api('?to=niemand')).total).toBe(0);
    expect((await fetch(`${catcher.url}/api/messages/none`)).status).toBe(404);
  });

  it('shows pages, with the HTML made harmless', async () => {
    await send('<b>Onderwerp</b>');
    const list = await (await fetch(catcher.url)).text();
    expect(list).toContain('&lt;b&gt;Onderwerp&lt;/b&gt;');
    const id = (await api()).messages[0]?.id;
    expect(await (await fetch(`${catcher.url}/messages/${id}`)).text()).toContain(
      '<iframe sandbox="allow-popups',
    );
    const frame = await fetch(`${catcher.url}/messages/${id}/html`);
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await frame.text();
    expect(html).toContain('Hoi');
    expect(html).not.toMatch(/steal|script/);
    expect(await (await fetch(`${catcher.url}/messages/${id}/raw`)).text()).toContain('Subject:');
  });

  it('keeps its mail over a restart, and forgets it on request', async () => {
    await send('een');
    await send('twee');
    await catcher.close();
    catcher = await createMailCatcher({ dataDir });
    expect((await api()).messages.map((message) => message.subject)).toEqual(['twee', 'een']);
    expect((await fetch(`${catcher.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect((await api()).total).toBe(0);
  });

  it('keeps its files from other users of the machine, those of earlier versions too', async () => {
    await send();
    const folder = join(dataDir, 'mail');
    const modes = () =>
      [folder, ...readdirSync(folder).map((file) => join(folder, file))].map(
        (path) => statSync(path).mode & 0o777,
      );
    expect(modes()).toEqual([0o700, 0o600, 0o600]);
    await catcher.close();
    chmodSync(folder, 0o755);
    for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o644);
    catcher = await createMailCatcher({ dataDir });
    expect(modes()).toEqual([0o700, 0o600, 0o600]);
  });

  it('answers nobody under another name, and no page elsewhere', async () => {
    await send();
    const path = `${catcher.url}/api/messages`;
    const foreign = await fetch(path, { headers: { origin: 'https://evil.example' } });
    expect([foreign.status, await foreign.text()]).toEqual([403, expect.not.stringContaining('Anna')]);
    const emptied = await fetch(path, { method: 'DELETE', headers: { origin: 'https://evil.example' } });
    expect([emptied.status, (await api()).total]).toEqual([403, 1]);
    // fetch names its own host; a rebound name needs a request by hand.
    const status = await new Promise((resolve, reject) => {
      get(path, { headers: { host: 'rebound.evil.example' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
    expect(status).toBe(403);
    expect((await fetch(path)).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('takes a login that the sender insists on', async () => {
    await send('met login', 'anna@example.nl', catcher.smtpUrl.replace('smtp://', 'smtp://user:pass@'));
    expect((await api()).total).toBe(1);
  });
});
