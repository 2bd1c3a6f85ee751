import { startStandalone } from '@stroomwerk/mfe-runtime/standalone';
import { ToastProvider } from '@stroomwerk/ui-kit';
import '@stroomwerk/ui-kit/styles.css';
import declaration from '../remote.json' with { type: 'json' };

startStandalone(
  declaration,
  {
    './LibraryPage': () => import('./pages/LibraryPage.js'),
    './WorkflowDetailPage': () => import('./pages/WorkflowDetailPage.js'),
    './CatalogPage': () => import('./pages/CatalogPage.js'),
    './PublicWorkflowPage': () => import('./pages/PublicWorkflowPage.js'),
  },
  ToastProvider,
);
