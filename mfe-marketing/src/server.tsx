import type { ServerModule } from '@stroomwerk/mfe-runtime';
import LandingPage from './pages/LandingPage.js';

/** What the edge draws of this remote before the browser does. */
export const pages: ServerModule['pages'] = { './LandingPage': LandingPage };
