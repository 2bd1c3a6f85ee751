/** What a page says of itself to search engines and to whoever gets a link to it. */
export interface PageHead {
  /** Without the brand, which is added. */
  readonly title: string;
  /** One or two sentences in the page's language, 50 to 160 characters. */
  readonly description?: string;
  /** Facts by schema.org, as one object or several. */
  readonly jsonLd?: object | readonly object[];
  /** Kept out of search results. */
  readonly noindex?: boolean;
  readonly type?: 'website' | 'article' | 'product';
  /** Address below the origin of the picture for shared links, 1200 x 630; the edge draws one of the title without it. */
  readonly image?: string;
  /**
   * The address that the page has for good, below the origin and without a query: the edge leads there (301). The page itself
   * does the same in the browser.
   */
  readonly moved?: string;
}
