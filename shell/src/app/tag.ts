import { type AnalyticsTag, onEvent } from '@stroomwerk/mfe-runtime';
import { pagePins } from '../remotes/pins.js';
import { tagParameters } from './tag-calls.js';

type Call = readonly [command: string, ...rest: unknown[]];

/** A call as the convention wants it: the tag takes nothing for a call but a function's own `arguments`. */
const asArguments = (call: Call): object => ({
  ...call,
  length: call.length,
  callee: null,
  [Symbol.toStringTag]: 'Arguments',
});

declare global {
  interface Window {
    /** What a tag by the convention of gtag.js reads its calls from. */
    dataLayer?: object[];
  }
}

const cookiesOf = (text: string): string[] =>
  text
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => /^_g(a|id|at|cl)/.test(name));

/** Takes away what the tag wrote into this site's cookies, on this host and those above it. */
function forgetCookies(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
  for (const name of cookiesOf(document.cookie))
    for (const domain of domains) expire(`${name}=; max-age=0; path=/${domain}`);
}

/** The one way to end a cookie whose domain is not known, in every browser. */
const expire = (cookie: string): void => void Reflect.set(document, 'cookie', cookie);

/**
 * Loads the third-party tag and hands it the events of its list. Only called with consent.
 * @returns ends it: the tag gets nothing more, may load nothing more, and what it stored is taken away
 */
export function startTag({ url, id }: AnalyticsTag): () => void {
  const origin = new URL(url, location.href).origin;
  const switchedOff = `ga-disable-${id}`;
  Reflect.deleteProperty(window, switchedOff);
  window.dataLayer ??= [];
  const calls = window.dataLayer;
  const gtag = (...call: Call): void => void calls.push(asArguments(call));
  gtag('js', new Date());
  gtag('consent', 'default', {
    ...{
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  });
  gtag('config', id, {
    anonymize_ip: true,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Never an address with a query, nor where somebody came from.
    page_location: `${location.origin}${location.pathname.split('/').slice(0, 2).join('/')}`,
    page_referrer: '',
  });
  const ended = onEvent((name, properties) => {
    const parameters = tagParameters(name, properties);
    if (parameters !== null) gtag('event', name, parameters);
  });

  pagePins().allow(origin);
  const script = document.createElement('script');
  script.async = true;
  const address = new URL(url, location.href);
  address.searchParams.set('id', id);
  script.src = address.href;
  document.head.appendChild(script);

  return () => {
    ended();
    gtag('consent', 'update', { analytics_storage: 'denied' });
    Reflect.set(window, switchedOff, true);
    pagePins().refuse(origin);
    script.remove();
    forgetCookies();
  };
}
