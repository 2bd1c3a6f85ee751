/** The preset hashtags (specification, section 2). */
export const hashtags = ['automation', 'n8n', 'affiliate', 'passiveincome', 'workflows'] as const;

export type Network = 'LinkedIn' | 'Twitter' | 'Facebook' | 'Reddit';
export interface Share {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** The share page of a network with the preset title, description and hashtags. */
export const shareLinks = ({ url, title, text }: Share): { network: Network; href: string }[] => [
  { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  {
    network: 'Twitter',
    href: `https://twitter.com/intent/tweet?${query({ url, text: `${title}\n${text}`, hashtags: hashtags.join(',') })}`,
  },
  {
    network: 'Facebook',
    href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: `${title}. ${text}`, hashtag: `#${hashtags[0]}` })}`,
  },
  { network: 'Reddit', href: `https://www.reddit.com/submit?${query({ url, title })}` },
];

/** The whole message, for the clipboard. */
export const shareMessage = ({ url, title, text }: Share): string =>
  `${title}\n\n${text}\n\n${url}\n\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;
