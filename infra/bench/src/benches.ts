import { connections } from './connections/connections.js';
import { federation, federationParts } from './federation.js';
import { journey } from './journey.js';
import { landing } from './landing.js';
import { library, libraryParts } from './library/library.js';
import { search } from './search.js';
import type { Bench } from './types.js';
import { web, webParts } from './web.js';

export const benches: Readonly<Record<string, Bench>> = {
  landing: {
    about: 'cold landing page on 150 ms and 1.44 Mbit/s, with and without prerendering',
    run: landing,
  },
  federation: {
    about: `what federation costs beside one bundle, how soon releases arrive, whom the rule rolls back`,
    parts: federationParts,
    minutes: 20,
    run: federation,
  },
  journey: { about: 'from the order button to a page that says access is open', run: journey },
  web: {
    about: 'public pages beside a single bundle drawn in the browser: cold loads, Lighthouse, input',
    parts: webParts,
    minutes: 45,
    run: web,
  },
  library: {
    about:
      'library search at the service beside SQLite FTS5: 100 a second, judged relevance, up to a million',
    parts: libraryParts,
    minutes: 60,
    run: library,
  },
  connections: {
    about: 'connected n8n instances looked at: 10,000 (--rows), one in a hundred dead, cost of each',
    minutes: 30,
    run: connections,
  },
  search: { about: 'library search over HTTP, as installed and with 2,000 more, beside ILIKE', run: search },
};
