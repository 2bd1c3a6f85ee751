import { appIcon, iconSet } from './index.js';

const address = (key: string): string => `/assets/apps/${iconSet}/${key}.svg`;

describe('the icon of an app', () => {
  it.each([
    ['Notion', 'notion'],
    ['Cal.com', 'calcom'],
    ['Google Agenda', 'googlecalendar'],
    ['Postgres', 'postgresql'],
    ['WhatsApp Business', 'whatsapp'],
  ])('is found by its name, however the product is called: %s', (name, key) =>
    expect(appIcon(name)).toBe(address(key)),
  );

  it.each(['Slack', 'Moneybird', 'Your own system', ''])(
    'is none where the set has none under CC0: %s',
    (name) => expect(appIcon(name)).toBeUndefined(),
  );

  it('is none where it was withdrawn', () => expect(appIcon('NASA')).toBeUndefined());

  it('belongs to that very product: another of its name has none', () => {
    // In the set Kit is a shop of recommendations and Cockpit a tool for servers.
    for (const name of ['Kit', 'Cockpit']) expect(appIcon(name)).toBeUndefined();
  });
});
