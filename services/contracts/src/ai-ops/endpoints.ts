import { endpoint } from '../common/endpoint.js';
import type * as s from './schemas.js';
import type * as v from './visits.js';

type None = Record<never, never>;
const onAiHost = { host: 'ai-ops' } as const;

export const guardianStatus = endpoint<None, s.GuardianStatus>(
  'GET',
  '/api/ai-monitoring/guardian-status',
  onAiHost,
);
export const metrics = endpoint<None, s.Metrics>('GET', '/api/ai-monitoring/metrics', onAiHost);
/** Public: the uptime that the landing page shows. */
export const uptime = endpoint<None, s.PublicUptime>('GET', '/api/ai-monitoring/uptime', { auth: 'plain' });
/** Start and stop take the role ops, checked on the server (decisions.md, "Access"). */
export const startGuardian = endpoint<None, s.GuardianStatus>(
  'POST',
  '/api/ai-monitoring/guardian/start',
  onAiHost,
);
export const stopGuardian = endpoint<None, s.GuardianStatus>(
  'POST',
  '/api/ai-monitoring/guardian/stop',
  onAiHost,
);
export const activity = endpoint<None, s.ActivityResponse>('GET', '/api/ai-monitoring/activity', onAiHost);
export const aiCeoStatus = endpoint<None, s.AiCeoStatus>('GET', '/api/ai-ceo/status', onAiHost);
export const businessIntelligence = endpoint<None, s.BusinessIntelligence>(
  'GET',
  '/api/ai-ceo/business-intelligence',
  onAiHost,
);
export const startAiCeo = endpoint<None, s.AiCeoStatus>('POST', '/api/ai-ceo/start', onAiHost);
export const stopAiCeo = endpoint<None, s.AiCeoStatus>('POST', '/api/ai-ceo/stop', onAiHost);
/** Stops guardian and AI CEO at once and removes their waiting cycles. */
export const emergencyStop = endpoint<None, s.AiCeoStatus>('POST', '/api/ai-ceo/emergency-stop', onAiHost);
export const ultimateDashboard = endpoint<None, s.UltimateDashboard>(
  'GET',
  '/api/ultimate-dashboard',
  onAiHost,
);

export const errorReport = endpoint<{ body: s.ErrorReport }, s.Received>(
  'POST',
  '/api/ai-monitoring/error-report',
  { auth: 'plain' },
);
export const track = endpoint<{ body: s.AnalyticsEvent }, s.Received>('POST', '/api/analytics/track', {
  auth: 'plain',
});

/** Reports are sent without a login; a customer's page vouches for its page view before. */
export const ownPageView = endpoint<{ body: s.OwnPageView }, s.Received>(
  'POST',
  '/api/ai-monitoring/own-page-view',
);

/** Adds one to the day's sums: without consent, since it says nothing about anybody. */
export const countVisit = endpoint<{ body: v.VisitCount }, v.VisitCountAnswer>(
  'POST',
  '/api/analytics/visits',
  {
    auth: 'plain',
  },
);
export const visits = endpoint<{ query?: { days?: number } }, v.Visits>(
  'GET',
  '/api/ultimate-dashboard/visits',
  onAiHost,
);
