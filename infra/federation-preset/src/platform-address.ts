import type { IncomingHttpHeaders } from 'node:http';

/** Where the calls of a development server go, and as whose page they come. */
export interface PlatformAddress {
  readonly target: string;
  /** What the services take for their own page. */
  readonly origin: string;
}

/**
 * @param env PLATFORM_URL names a platform as a whole; else PORT and PUBLIC_URL mean what they mean for `npm start`
 * @param running PUBLIC_URL of the platform that runs from this checkout, if any
 */
export function platformAddress(env: NodeJS.ProcessEnv, running?: string): PlatformAddress {
  const bare = (url: string | undefined) => url?.replace(/\/+$/, '') || undefined;
  const named = bare(env.PLATFORM_URL);
  const publicUrl = bare(env.PUBLIC_URL) ?? (named || env.PORT ? undefined : bare(running));
  const target =
    named ?? (env.PORT ? `http://localhost:${env.PORT}` : (publicUrl ?? 'http://localhost:8080'));
  return { target, origin: new URL(publicUrl ?? target).origin };
}

/**
 * The development server refuses scripts to pages of another site, and 127.0.0.1 is another site than localhost. The page
 * of the platform that it works for may have them. @returns headers as the server may judge them
 */
export function asOwnPage(
  headers: IncomingHttpHeaders,
  { target, origin }: PlatformAddress,
): IncomingHttpHeaders {
  const page = headers.origin ?? headers.referer;
  if (headers['sec-fetch-site'] !== 'cross-site' || page === undefined || !URL.canParse(page)) return headers;
  const own = [origin, new URL(target).origin].flatMap((one) => [one, twin(one)]);
  return own.includes(new URL(page).origin) ? { ...headers, 'sec-fetch-site': 'same-site' } : headers;
}

/** In development localhost and 127.0.0.1 of the same port are the same page. */
const twin = (origin: string): string =>
  origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost');
