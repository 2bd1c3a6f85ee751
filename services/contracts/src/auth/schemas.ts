import { z } from 'zod';
import { PriceTier, Role } from '../common/plans.js';
import { required, said, validEmail } from '../common/said.js';

const longEnough = said(
  'Wachtwoord moet minimaal 6 karakters lang zijn',
  'Password must be at least 6 characters long',
);

/** Rules and texts of section 5 of the specification, in its order. */
export const RegisterRequest = z
  .object({
    full_name: z.string(required.name).trim().min(1, required.name).max(120),
    email: z.string(required.email).trim().min(1, required.email).max(254).pipe(z.email(validEmail)),
    password: z.string(longEnough).min(6, longEnough).max(200),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** `ref`: the code of the referral link the visitor came by. Beside the body, which has three fields only (section 5). */
export const RegisterQuery = z.object({ ref: z.string().max(40).optional() }).meta({ id: 'RegisterQuery' });
export type RegisterQuery = z.infer<typeof RegisterQuery>;

/** The same answer for a free and a taken address (decisions.md): nobody learns who has an account. */
export const RegisterResponse = z.object({ registered: z.literal(true) }).meta({ id: 'RegisterResponse' });
export type RegisterResponse = z.infer<typeof RegisterResponse>;

export const LoginRequest = z
  .object({
    email: z.string().trim().min(1, required.email).max(254),
    password: z.string().min(1, said('Vul je wachtwoord in', 'Enter your password')).max(200),
    remember_me: z
      .boolean()
      .optional()
      .meta({ description: 'Keeps the refresh cookie 30 days instead of until the browser closes' }),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof LoginRequest>;

/** Also what a renewal answers. The rotating refresh token travels in an HttpOnly cookie only. */
export const LoginResponse = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number().int().meta({ description: 'Seconds, 300' }),
  })
  .meta({ id: 'LoginResponse' });
export type LoginResponse = z.infer<typeof LoginResponse>;

/** The signed-in user. `subscription_status` is `active` also in the grace period (decisions.md). */
export const CurrentUser = z
  .object({
    id: z.uuid(),
    account_id: z
      .uuid()
      .optional()
      .meta({ description: 'What a plan pays for is of this account; absent from services of before' }),
    full_name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    role: Role,
    subscription_status: z.enum(['none', 'active', 'past_due', 'suspended', 'canceled']),
    price_tier: PriceTier.nullable(),
    created_at: z.iso.datetime(),
    language: z
      .enum(['nl', 'en'])
      .optional()
      .meta({ description: 'Of our mails; absent from services of before' }),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const ForgotPasswordRequest = z
  .object({ email: z.string().trim().min(1, required.email).max(254) })
  .meta({ id: 'ForgotPasswordRequest' });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;
export const ResetPasswordRequest = z
  .object({ token: z.string().min(1).max(200), password: RegisterRequest.shape.password })
  .meta({ id: 'ResetPasswordRequest' });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;
export const ConfirmEmailRequest = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'ConfirmEmailRequest' });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;
export const Accepted = z.object({ accepted: z.literal(true) }).meta({ id: 'Accepted' });
export type Accepted = z.infer<typeof Accepted>;

/** In which language the account is written to. */
export const ChangeLanguageRequest = z
  .object({ language: z.enum(['nl', 'en']) })
  .meta({ id: 'ChangeLanguageRequest' });
export type ChangeLanguageRequest = z.infer<typeof ChangeLanguageRequest>;

/** Which ways of signing in are set up here. */
export const Providers = z.object({ google: z.boolean() }).meta({ id: 'Providers' });
export type Providers = z.infer<typeof Providers>;

export const OpsUsersQuery = z
  .object({
    q: z.string().max(254).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
  })
  .meta({ id: 'OpsUsersQuery' });
export type OpsUsersQuery = z.infer<typeof OpsUsersQuery>;
export const OpsUser = CurrentUser.extend({ last_login_at: z.iso.datetime().nullable() }).meta({
  id: 'OpsUser',
});
export type OpsUser = z.infer<typeof OpsUser>;
export const OpsUsersResponse = z
  .object({ users: z.array(OpsUser), total: z.number().int(), pages: z.number().int() })
  .meta({ id: 'OpsUsersResponse' });
export type OpsUsersResponse = z.infer<typeof OpsUsersResponse>;

export const OpsEraseRequest = z.object({ user_id: z.uuid() }).meta({ id: 'OpsEraseRequest' });
export type OpsEraseRequest = z.infer<typeof OpsEraseRequest>;
export const OpsEraseResponse = z.object({ erased_at: z.iso.datetime() }).meta({ id: 'OpsEraseResponse' });
export type OpsEraseResponse = z.infer<typeof OpsEraseResponse>;
