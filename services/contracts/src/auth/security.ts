import { z } from 'zod';

/** A browser that is signed in to the account. */
export const Session = z
  .object({
    id: z.uuid(),
    current: z.boolean().meta({ description: 'Whether it is the one that asks' }),
    device: z.string().nullable().meta({ description: 'e.g. Firefox, Windows; null when it did not say' }),
    network: z.string().nullable().meta({ description: 'e.g. 203.0.113.x: without the last part' }),
    started_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;
export const SessionsResponse = z.object({ sessions: z.array(Session) }).meta({ id: 'SessionsResponse' });
export type SessionsResponse = z.infer<typeof SessionsResponse>;

export const SecurityEventKind = z.enum([
  'signed_in',
  'new_device',
  'sign_in_failed',
  'password_changed',
  'session_ended',
  'sessions_ended',
  'token_reuse',
  'role_changed',
  'google_linked',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

/** What happened to an account. Kept 90 days. */
export const SecurityEvent = z
  .object({
    id: z.uuid(),
    kind: SecurityEventKind,
    at: z.iso.datetime(),
    device: Session.shape.device,
    network: Session.shape.network,
    times: z.number().int().meta({ description: 'How often; more than one for wrong passwords only' }),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export const SecurityEventsResponse = z
  .object({ events: z.array(SecurityEvent) })
  .meta({ id: 'SecurityEventsResponse' });
export type SecurityEventsResponse = z.infer<typeof SecurityEventsResponse>;
