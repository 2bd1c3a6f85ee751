import { z } from 'zod';
import { defineEvent } from '../common/events.js';
import { Role } from '../common/plans.js';

/**
 * Somebody registered. `account_id` is the account made for them, which what they buy belongs to; absent in events from
 * before there were accounts, where it is the person's id. `referral_code` is the code of the link they came by, if any.
 */
export const userRegistered = defineEvent({
  name: 'user.registered',
  publisher: 'auth',
  consumers: ['billing', 'ai-ops'],
  schema: z.object({
    user_id: z.uuid(),
    account_id: z.uuid().optional(),
    version: z.number().int(),
    role: Role,
    referral_code: z.string().nullable(),
    registered_at: z.iso.datetime(),
  }),
});

/**
 * Whose mailbox somebody reads: people with the same `mailbox_id` registered one mailbox under several spellings of its
 * address ("jan+1@…", dots at Gmail). The id is drawn and says nothing of the address.
 */
export const userMailbox = defineEvent({
  name: 'user.mailbox',
  publisher: 'auth',
  consumers: ['billing'],
  schema: z.object({ user_id: z.uuid(), version: z.number().int(), mailbox_id: z.uuid() }),
});

/** A person was erased at their request: every service that keeps something of them forgets it. */
export const accountErased = defineEvent({
  name: 'account.erased',
  publisher: 'auth',
  consumers: ['billing', 'library', 'ai-ops', 'releases'],
  schema: z.object({
    user_id: z.uuid(),
    /** The account that went with its last member, null where others stay in it; absent in events from before there were accounts. */
    account_id: z.uuid().nullable().optional(),
    version: z.number().int(),
    erased_at: z.iso.datetime(),
    /** SHA-256 in hex of the address in lower case, for who knows people by that. Absent in events from before it was told. */
    address_hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
});

/** A session was ended (logout, reuse of a rotated token, change of role or password): every service refuses its tokens. */
export const sessionRevoked = defineEvent({
  name: 'session.revoked',
  publisher: 'auth',
  consumers: ['library', 'billing', 'ai-ops', 'releases'],
  schema: z.object({
    sid: z.uuid(),
    version: z.number().int(),
    /** Until when an access token of this session could still be valid. */
    until: z.iso.datetime(),
  }),
});
