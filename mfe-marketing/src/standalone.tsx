import { startStandalone } from '@stroomwerk/mfe-runtime/standalone';
import { ToastProvider } from '@stroomwerk/ui-kit';
import '@stroomwerk/ui-kit/styles.css';
import declaration from '../remote.json' with { type: 'json' };

startStandalone(
  declaration,
  {
    './LandingPage': () => import('./pages/LandingPage.js'),
    './WealthCalculatorPage': () => import('./pages/WealthCalculatorPage.js'),
    './PrivacyPage': () => import('./pages/PrivacyPage.js'),
    './TermsPage': () => import('./pages/TermsPage.js'),
    './LegalPrivacyPage': () => import('./pages/LegalPrivacyPage.js'),
    './LegalTermsPage': () => import('./pages/LegalTermsPage.js'),
    './WithdrawalPage': () => import('./pages/WithdrawalPage.js'),
    './ContactPage': () => import('./pages/ContactPage.js'),
  },
  ToastProvider,
);
