import { startStandalone } from '@stroomwerk/mfe-runtime/standalone';
import { ToastProvider } from '@stroomwerk/ui-kit';
import '@stroomwerk/ui-kit/styles.css';
import declaration from '../remote.json' with { type: 'json' };

startStandalone(
  declaration,
  {
    './AiDashboardPage': () => import('./pages/AiDashboardPage.js'),
    './AiCeoPage': () => import('./pages/AiCeoPage.js'),
    './UltimateDashboardPage': () => import('./pages/UltimateDashboardPage.js'),
    './OpsUsersPage': () => import('./pages/OpsUsersPage.js'),
    './OpsLibraryPage': () => import('./pages/OpsLibraryPage.js'),
    './OpsMailPage': () => import('./pages/OpsMailPage.js'),
    './OpsReleasesPage': () => import('./pages/OpsReleasesPage.js'),
  },
  ToastProvider,
);
