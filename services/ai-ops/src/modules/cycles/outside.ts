import type { OutsideView } from '../figures/domain/page-security.js';
import type { HealthSample } from '../figures/index.js';

const limit = 3_000;

/**
 * Asks whether a part can do its work: one that lives without its database answers nobody. An answer other than 2xx, or
 * none within three seconds, is unhealthy.
 */
export async function askHealth(part: string, base: string): Promise<HealthSample> {
  const started = performance.now();
  const response = await fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(limit) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return { part, healthy: response?.ok === true, responseMs: Math.round(performance.now() - started) };
}

/** Looks at the site as a stranger does: the landing page's headers, and calls that must refuse without a token. */
export async function lookFromOutside(
  publicUrl: string,
  paths: readonly string[],
): Promise<OutsideView | undefined> {
  const page = await fetch(publicUrl, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(limit),
  }).catch(() => undefined);
  if (page === undefined) return undefined;
  await page.body?.cancel();
  const withoutToken: Record<string, number> = {};
  for (const path of paths) {
    const response = await fetch(publicUrl + path, { signal: AbortSignal.timeout(limit) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response !== undefined && response.status !== 503) withoutToken[path] = response.status;
  }
  return { headers: Object.fromEntries(page.headers), withoutToken, https: publicUrl.startsWith('https:') };
}
