import { startStandalone } from '@stroomwerk/mfe-runtime/standalone';
import declaration from '../remote.json' with { type: 'json' };

startStandalone(declaration, {
  './AffiliatePage': () => import('./pages/AffiliatePage.js'),
});
