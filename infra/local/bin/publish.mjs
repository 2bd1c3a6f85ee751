// On several machines: publishes and promotes what this image built and no release has yet (infra/compose, infra/kubernetes).

import { root } from '../../checkout/workspaces.mjs';
import { publishBuilt } from '../dist/src/publish.js';

const { DATA_DIR, RELEASES_SERVICE_URL } = process.env;
if (!DATA_DIR || !RELEASES_SERVICE_URL) {
  console.error('publish needs DATA_DIR and RELEASES_SERVICE_URL, and AUTH_SIGNING_KEY to sign its token.');
  process.exit(1);
}
const published = await publishBuilt(root, DATA_DIR, RELEASES_SERVICE_URL);
console.log(published.length > 0 ? `Published ${published.join(', ')}` : 'Nothing new to publish.');
