import { shareLinks, shareMessage } from './share.js';

const share = { url: 'https://a.example/?ref=SANNE7K2', title: 'Titel & meer', text: 'Tekst' };

it('carries the whole referral link to each network', () => {
  for (const { network, href } of shareLinks(share)) {
    const query = new URL(href).searchParams;
    expect([network, query.get('url') ?? query.get('u')]).toEqual([network, share.url]);
  }
  const twitter = shareLinks(share).find(({ network }) => network === 'Twitter');
  expect(new URL(twitter?.href ?? '').searchParams.get('hashtags')).toBe(
    'automation,n8n,affiliate,passiveincome,workflows',
  );
});

it('copies title, text, link and hashtags', () => {
  expect(shareMessage(share)).toBe(
    'Titel & meer\n\nTekst\n\nhttps://a.example/?ref=SANNE7K2\n\n#automation #n8n #affiliate #passiveincome #workflows',
  );
});
