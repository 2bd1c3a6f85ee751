/**
 * The version of an n8n, from the page of its editor: no call of its public API tells it. The page carries settings of
 * its error reports as JSON in base64, with the release in them also where nothing is reported.
 * @returns e.g. `2.41.0`; undefined where the page does not say
 */
export function releaseIn(page: string): string | undefined {
  const content = /<meta[^>]+name="n8n:config:sentry"[^>]+content="([A-Za-z0-9+/=]+)"/.exec(page)?.[1];
  if (content === undefined) return undefined;
  const told = Buffer.from(content, 'base64').toString('utf8');
  return /"release":"n8n@(\d+\.\d+\.\d+)/.exec(told)?.[1];
}
