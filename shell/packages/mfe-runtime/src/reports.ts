import { createApi } from './api.js';
import { pageConfig } from './config.js';
import { currentLanguage } from './language-state.js';

/** Plain calls that carry the proof of this page view. */
export const reports = createApi({
  origin: () => '',
  language: currentLanguage,
  token: () => null,
  renew: async () => null,
  // keepalive: what is sent while the page goes away still arrives.
  fetch: (url, init) => globalThis.fetch(url, { ...init, keepalive: true }),
  headers: (): Record<string, string> => {
    const { pageToken } = pageConfig();
    return pageToken === undefined ? {} : { 'x-page-token': pageToken };
  },
});
