import { startStandalone } from '@stroomwerk/mfe-runtime/standalone';
import { ToastProvider } from '@stroomwerk/ui-kit';
import '@stroomwerk/ui-kit/styles.css';
import declaration from '../remote.json' with { type: 'json' };

startStandalone(
  declaration,
  {
    './LoginPage': () => import('./pages/LoginPage.js'),
    './ForgotPasswordPage': () => import('./pages/ForgotPasswordPage.js'),
    './ResetPasswordPage': () => import('./pages/ResetPasswordPage.js'),
    './RegisterPage': () => import('./pages/RegisterPage.js'),
    './ConfirmEmailPage': () => import('./pages/ConfirmEmailPage.js'),
    './MailPage': () => import('./pages/MailPage.js'),
    './AccountPage': () => import('./pages/AccountPage.js'),
    './N8nPage': () => import('./pages/N8nPage.js'),
    './AlertsPage': () => import('./pages/AlertsPage.js'),
    './DashboardPage': () => import('./pages/DashboardPage.js'),
    './RunsPage': () => import('./pages/RunsPage.js'),
    './SuccessPage': () => import('./pages/SuccessPage.js'),
    './ReportsPage': () => import('./pages/ReportsPage.js'),
  },
  ToastProvider,
);
