import type { ServerModule } from '@stroomwerk/mfe-runtime';
import { prefetchLanding } from './features/landing/api/reads.js';
import * as below from './features/landing/components/below.js';
import { edge } from './features/landing/components/section.js';
import { landingFacts } from './features/landing/model/facts.js';
import ContactPage from './pages/ContactPage.js';
import CookiesPage from './pages/CookiesPage.js';
import LandingPage from './pages/LandingPage.js';
import LegalPrivacyPage from './pages/LegalPrivacyPage.js';
import LegalTermsPage from './pages/LegalTermsPage.js';
import PrivacyPage from './pages/PrivacyPage.js';
import ReceivedPage from './pages/ReceivedPage.js';
import TermsPage from './pages/TermsPage.js';
import WealthCalculatorPage from './pages/WealthCalculatorPage.js';
import WithdrawalPage from './pages/WithdrawalPage.js';

edge.sections = below;
edge.facts = landingFacts;

/** What the edge draws of this remote before the browser does. */
export const pages: ServerModule['pages'] = {
  './LandingPage': LandingPage,
  './WealthCalculatorPage': WealthCalculatorPage,
  './PrivacyPage': PrivacyPage,
  './TermsPage': TermsPage,
  './LegalPrivacyPage': LegalPrivacyPage,
  './LegalTermsPage': LegalTermsPage,
  './CookiesPage': CookiesPage,
  './WithdrawalPage': WithdrawalPage,
  './ContactPage': ContactPage,
  './ReceivedPage': ReceivedPage,
};

/** What the edge reads for it. */
export const prefetch: ServerModule['prefetch'] = { '/': prefetchLanding };
