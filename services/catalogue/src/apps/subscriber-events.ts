import type { Source } from '../kit/ports.js';

/** What happens, as people say it, and where the subscriber stands. */
export const subscribed = (label: string) => ({
  nl: `zich iemand inschrijft via ${label}`,
  en: `someone signs up through ${label}`,
});
export const left = (label: string) => ({
  nl: `iemand zich bij ${label} uitschrijft`,
  en: `someone unsubscribes in ${label}`,
});
export const bounce = (label: string) => ({
  nl: `een mail van ${label} definitief terugkomt`,
  en: `an e-mail from ${label} bounces for good`,
});
export const source = (
  event: Source<'subscriber'>['event'],
  nodes: Source<'subscriber'>['nodes'],
  email: string,
  name: string,
) => ({ event, nodes, fields: { email, name } });
