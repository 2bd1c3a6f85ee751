import { serviceFor } from './prefix-table.js';

describe('serviceFor', () => {
  it.each([
    ['/api/auth/me', 'auth'],
    ['/api/account/export', 'auth'],
    ['/api/workflows/top12', 'library'],
    ['/api/workflows-library/search', 'library'],
    ['/api/automations', 'library'],
    ['/api/dashboard/stats', 'library'],
    ['/api/stripe/webhook', 'billing'],
    ['/api/billing/prices', 'billing'],
    ['/api/referrals/stats', 'billing'],
    ['/api/releases/active', 'releases'],
    ['/api/analytics/track', 'ai-ops'],
    ['/api/ai-ceo/status', 'ai-ops'],
    ['/api/ai-monitoring/error-report', 'ai-ops'],
    ['/api/ultimate-dashboard', 'ai-ops'],
    ['/api/docs/billing', 'billing'],
    ['/api/docs/ai-ops.json', 'ai-ops'],
    ['/api/docs/library/swagger-ui.css', 'library'],
    ['/n8n/secret/templates/search', 'library'],
    ['/n8nx/secret', null],
    ['/api/n8n/secret/health', null],
    ['/api/docs/nobody', null],
    ['/api/authx', null],
    ['/api/', null],
    ['/auth/me', null],
  ])('%s: %s', (path, service) => {
    expect(serviceFor(path)).toBe(service);
  });
});
