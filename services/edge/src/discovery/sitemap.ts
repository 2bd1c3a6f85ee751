import { escapeHtml } from '../page/escape.js';
import { languageAddress } from '../page/head.js';

const languages = ['nl', 'en'] as const;

/**
 * The sitemap of public pages: each in both languages, each of which names the other.
 * @param publicUrl origin that visitors type
 * @param addresses paths, e.g. `/workflows/x`
 */
export function sitemap(publicUrl: string, addresses: readonly string[]): string {
  const entries = addresses.flatMap((address) => {
    const alternates = languages
      .map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each}" href="${escapeHtml(languageAddress(publicUrl, address, each))}"/>`,
      )
      .join('');
    return languages.map(
      (language) =>
        `<url><loc>${escapeHtml(languageAddress(publicUrl, address, language))}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
