import type { ServerModule } from '@stroomwerk/mfe-runtime';
import { prefetchLanding } from './features/landing/api/reads.js';
import * as below from './features/landing/components/below.js';
import { edge } from './features/landing/components/section.js';
import { landingFacts } from './features/landing/model/facts.js';
import LandingPage from './pages/LandingPage.js';

edge.sections = below;
edge.facts = landingFacts;

/** What the edge draws of this remote before the browser does. */
export const pages: ServerModule['pages'] = { './LandingPage': LandingPage };

/** What the edge reads for it. */
export const prefetch: ServerModule['prefetch'] = { '/': prefetchLanding };
