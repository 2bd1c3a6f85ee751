import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian, Ubuntu and macOS have Chromium or Chrome. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const switches = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns path of the system's browser @throws Error that says how to get one */
function browserPath(env: NodeJS.ProcessEnv): string {
  const named = env.CHROMIUM_PATH;
  const found = named ? [named].find(existsSync) : places.find(existsSync);
  if (found !== undefined) return found;
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, which is not there.`
      : 'There is no browser: install the package chromium (apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/** Headless Chromium of the system. @param more switches besides @throws Error that says how to get one */
export const launchBrowser = async (
  env: NodeJS.ProcessEnv = process.env,
  more: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(env), args: [...switches, '--no-sandbox', ...more] });

/**
 * For pages that nobody vouches for: everything goes by one proxy, this machine's own ports too, and Chromium's sandbox
 * is on where the machine lets us.
 * @returns the browser, and whether its sandbox is on @throws Error that says how to get one
 */
export async function launchFencedBrowser(
  proxy: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ readonly browser: Browser; readonly sandboxed: boolean }> {
  const launch = async (sandboxed: boolean) => ({
    sandboxed,
    browser: await chromium.launch({
      ...{ executablePath: browserPath(env), chromiumSandbox: sandboxed, proxy: { server: proxy } },
      // Pictures and sound of a call between browsers would go past the proxy.
      args: [
        ...switches,
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      ],
    }),
  });
  // Root has none, and containers often forbid the namespaces that it is made of.
  if (process.getuid?.() === 0) return launch(false);
  return launch(true).catch(() => launch(false));
}

/** Installs Debian's package where there is no browser and we are root. @throws Error that says how to get one */
export function requireBrowser(env: NodeJS.ProcessEnv = process.env): void {
  if (!env.CHROMIUM_PATH && !places.some(existsSync) && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
  }
  browserPath(env);
}
