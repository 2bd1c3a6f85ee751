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
    './AccountPage': () => import('./pages/AccountPage.js'),
    './DashboardPage': () => import('./pages/DashboardPage.js'),
    './SuccessPage': () => import('./pages/SuccessPage.js'),
  },
  ToastProvider,
);
