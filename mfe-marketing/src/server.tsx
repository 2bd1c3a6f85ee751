import type { ServerModule } from '@stroomwerk/mfe-runtime';
import { prefetchLanding } from './features/landing/api/reads.js';
import LandingPage from './pages/LandingPage.js';

/** What the edge draws of this remote before the browser does. */
export const pages: ServerModule['pages'] = { './LandingPage': LandingPage };

/** What the edge reads for it. */
export const prefetch: ServerModule['prefetch'] = { '/': prefetchLanding };
