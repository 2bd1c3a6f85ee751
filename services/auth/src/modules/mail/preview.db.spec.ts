import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';
import { MailPreview } from './application/mail-preview.js';
import { mailKinds } from './domain/mail-examples.js';
import { MailPreviewController } from './http/mail-preview.controller.js';

const dutch = /\b(je|het|een|wachtwoord|hallo|groet)\b/i;
const english = /\b(you|your|the|password|hello|regards)\b/i;

/** Real: the service. */
describe('the preview of mails', () => {
  let h: AuthHarness;
  beforeAll(async () => {
    h = await authHarness();
  });
  afterAll(() => h?.close());

  const look = (path = '') => h.service.call('GET', `/api/auth/mails/preview${path}`);

  it('lists every kind in both languages', async () => {
    const { status, text, headers } = await look();
    expect(status).toBe(200);
    expect(String(headers['content-security-policy'])).not.toContain('script');
    for (const kind of mailKinds)
      for (const language of ['nl', 'en']) {
        expect(text).toContain(`/api/auth/mails/preview/${kind}/${language}/html`);
        expect(text).toContain(`/api/auth/mails/preview/${kind}/${language}/text`);
      }
  });

  it.each(mailKinds)('shows %s as HTML and as text', async (kind) => {
    const toTheHouse = kind.endsWith('_copy');
    for (const language of ['nl', 'en']) {
      const html = await look(`/${kind}/${language}/html`);
      const text = await look(`/${kind}/${language}/text`);
      expect([html.status, text.status]).toEqual([200, 200]);
      expect(String(html.headers['content-type'])).toContain('text/html');
      expect(String(text.headers['content-type'])).toContain('text/plain');
      expect(html.text).toContain('<!doctype html>');
      expect(html.text + text.text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text.text).toMatch(toTheHouse || language === 'nl' ? dutch : english);
      if (!toTheHouse) expect(text.text).toContain('Sanne Bakker');
    }
  });

  it.each(['/nothing/nl/html', '/new_device/de/html', '/new_device/nl/pdf', '/constructor/nl/html'])(
    'has nothing at %s',
    async (path) => {
      expect((await look(path)).status).toBe(404);
    },
  );

  it('is not there in production', () => {
    const preview = h.service.app.get(MailPreview);
    const controller = new MailPreviewController({ NODE_ENV: 'production' }, preview);
    const reply = { type: () => reply, header: () => reply } as never;
    expect(() => controller.list(reply)).toThrow('nothing at this address');
    expect(() => controller.one('new_device', 'nl', 'html', reply)).toThrow('nothing at this address');
  });
});
