export interface ProviderConnection {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

const providerHost = 'api.stripe.com';

/**
 * Where the payment provider is. Without a base: Stripe itself, which production insists on (architecture.md, rule 5).
 * @param base STRIPE_API_BASE, an http(s) origin
 * @throws Error with one clear line, which stops the start
 */
export function connectionOf(base: string | undefined, production: boolean): ProviderConnection {
  if (base === undefined || base === '') return { host: providerHost, port: 443, protocol: 'https' };
  const url = new URL(base);
  if (production && (url.hostname !== providerHost || url.protocol !== 'https:' || url.port !== ''))
    throw new Error(
      `STRIPE_API_BASE: production talks to https://${providerHost} only, not to ${url.origin}`,
    );
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return { host: url.hostname, port: Number(url.port || (protocol === 'https' ? 443 : 80)), protocol };
}
