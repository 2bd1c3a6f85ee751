export interface ShareLink {
  readonly network: 'Twitter' | 'LinkedIn';
  readonly href: string;
}

/**
 * The share pages with a preset text. Spaces as %20: LinkedIn shows a plus sign as it is. LinkedIn's own share page
 * takes no text; the page that writes a post does.
 */
export const shareLinks = (text: string, url: string): readonly [twitter: ShareLink, linkedIn: ShareLink] => [
  {
    network: 'Twitter',
    href: `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
  },
  {
    network: 'LinkedIn',
    href: `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(`${text} ${url}`)}`,
  },
];
