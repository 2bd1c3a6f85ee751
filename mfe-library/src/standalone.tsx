import { startStandalone } from '@stroomwerk/mfe-runtime/standalone';
import { ToastProvider } from '@stroomwerk/ui-kit';
import '@stroomwerk/ui-kit/styles.css';
import declaration from '../remote.json' with { type: 'json' };

startStandalone(
  declaration,
  {
    './LibraryPage': () => import('./pages/LibraryPage.js'),
    './WorkflowDetailPage': () => import('./pages/WorkflowDetailPage.js'),
    './UpdatePage': () => import('./pages/UpdatePage.js'),
    './PromotePage': () => import('./pages/PromotePage.js'),
    './CatalogPage': () => import('./pages/CatalogPage.js'),
    './PublicWorkflowPage': () => import('./pages/PublicWorkflowPage.js'),
    './TradePage': () => import('./pages/TradePage.js'),
    './DeployPage': () => import('./pages/DeployPage.js'),
    './CollectionDeployPage': () => import('./pages/CollectionDeployPage.js'),
  },
  ToastProvider,
);
