import { z } from 'zod';
import { planNames } from '../common/plan-gives.js';
import { said } from '../common/said.js';
import { n8nScopeNames } from './n8n-scopes.js';

const name = z
  .string()
  .trim()
  .min(1, said('Geef een naam', 'Give a name'))
  .max(60, said('Hoogstens 60 tekens', '60 characters at most'));
const address = z
  .string()
  .trim()
  .min(1, said('Vul het adres van je n8n in', 'Enter the address of your n8n'))
  .max(300);
const key = z
  .string()
  .trim()
  .min(1, said('Vul de API-sleutel in', 'Enter the API key'))
  .max(4_000)
  // It goes into a header.
  .regex(/^[\x21-\x7e]+$/, said('Dit is geen API-sleutel van n8n', 'This is no API key of n8n'));

/** Connects an n8n. Without a name it is called after its host. */
export const ConnectN8n = z.object({ address, key, name: name.optional() }).meta({ id: 'ConnectN8n' });
export type ConnectN8n = z.infer<typeof ConnectN8n>;
export const RenameConnection = z.object({ name }).meta({ id: 'RenameConnection' });
export type RenameConnection = z.infer<typeof RenameConnection>;
export const ReplaceConnectionKey = z.object({ key }).meta({ id: 'ReplaceConnectionKey' });
export type ReplaceConnectionKey = z.infer<typeof ReplaceConnectionKey>;

/** What a connected n8n is for: to try workflows on, or to run them. */
export const ConnectionPurpose = z.enum(['production', 'test']);
export type ConnectionPurpose = z.infer<typeof ConnectionPurpose>;
export const SetConnectionPurpose = z
  .object({ purpose: ConnectionPurpose })
  .meta({ id: 'SetConnectionPurpose' });
export type SetConnectionPurpose = z.infer<typeof SetConnectionPurpose>;

/** Why an n8n cannot be used; each is a refusal of its own too: `library.n8n_<problem>`. */
export const ConnectionProblem = z.enum([
  'address_refused',
  'https_only',
  'unreachable',
  'too_slow',
  'too_large',
  'redirect',
  'login_page',
  'certificate_expired',
  'certificate_self_signed',
  'certificate_wrong_name',
  'certificate_untrusted',
  'wrong_key',
  'key_unreadable',
  'no_api',
  'too_old',
  'busy',
  'broken',
  'unexpected',
]);
export type ConnectionProblem = z.infer<typeof ConnectionProblem>;

/** A connected n8n. Its key is never shown again. */
export const Connection = z
  .object({
    id: z.uuid(),
    name: z.string(),
    address: z.string(),
    /** Left out by a service from before: production. */
    purpose: ConnectionPurpose.optional(),
    state: z.enum(['ok', 'limited', 'failing']).meta({
      description: 'limited: it works, and the key may not do everything; failing: the last look went wrong',
    }),
    /** The last look's, with what a screen shows of it. */
    problem: z.object({ code: ConnectionProblem, detail: z.string() }).nullable(),
    /** Since when every look went wrong. */
    failing_since: z.iso.datetime().nullable(),
    /** What the key may not do, and what does not work without it, in the language asked for. */
    missing: z.array(z.object({ scope: z.enum(n8nScopeNames), without: z.string() })),
    /** False where the n8n does not tell what a key may do: then it was tried, as far as reading goes. */
    scopes_known: z.boolean(),
    n8n_version: z.string().nullable(),
    created_at: z.iso.datetime(),
    checked_at: z.iso.datetime(),
  })
  .meta({ id: 'Connection' });
export type Connection = z.infer<typeof Connection>;

export const ConnectionsResponse = z
  .object({
    connections: z.array(Connection),
    /** How many the plan allows; 0 without one. */
    limit: z.number().int(),
    /** The plan that allows more than that, where there is one. */
    next_plan: z.enum(planNames).nullable(),
    agreement_accepted: z.boolean(),
    /** Whether the plan has test instances, else the plan that has. Left out by a service from before. */
    test_instance: z.object({ has: z.boolean(), plan: z.enum(planNames).nullable() }).optional(),
  })
  .meta({ id: 'ConnectionsResponse' });
export type ConnectionsResponse = z.infer<typeof ConnectionsResponse>;

/** Who processes something for us, and what. */
export const SubProcessor = z.object({ name: z.string(), purpose: z.string(), place: z.string() });
export type SubProcessor = z.infer<typeof SubProcessor>;
/** The processing agreement (GDPR, article 28) as it is in force, in the language asked for. */
export const ProcessingAgreement = z
  .object({
    version: z.string().meta({ description: 'The day from which it counts, e.g. 2026-11-27' }),
    title: z.string(),
    sections: z.array(z.object({ heading: z.string(), text: z.string() })),
    sub_processors: z.array(SubProcessor),
    accepted: z.object({ version: z.string(), at: z.iso.datetime() }).nullable().meta({
      description:
        'The latest version that the account accepted; an older one asks for the present one again',
    }),
  })
  .meta({ id: 'ProcessingAgreement' });
export type ProcessingAgreement = z.infer<typeof ProcessingAgreement>;
export const AcceptAgreement = z.object({ version: z.string().max(20) }).meta({ id: 'AcceptAgreement' });
export type AcceptAgreement = z.infer<typeof AcceptAgreement>;
