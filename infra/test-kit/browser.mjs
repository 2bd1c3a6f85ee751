// Chromium of the system's packages: found, installed where we are root, or asked for in one clear line.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const find = () => places.find((path) => path && existsSync(path));

/** @returns {string} path of the browser; installs Debian's package when there is none and we are root */
export function requireBrowser() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install the package chromium (or set CHROMIUM_PATH) and run npm test again.',
  );
}

export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
