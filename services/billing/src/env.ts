import type { CommonEnv } from '@stroomwerk/kernel';
import { keyRing } from '@stroomwerk/kernel/signing';
import { z } from 'zod';
import { readIban } from './modules/payouts/domain/iban.js';

/** What billing needs beside the environment that every service gets. */
export const billingEnv = z.object({
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Another host for the payment provider's API: the sandbox in development and tests, refused in production. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** On our invoices, as in the footer: "street and number, postal code and place". */
  BRAND_ADDRESS: z.string().default(''),
  /** Seals the bank accounts of affiliates. */
  PAYOUT_SECRET: keyRing,
  /** The account that commissions are paid from; without it no file for the bank is made. */
  PAYOUT_IBAN: z
    .string()
    .transform((given) => readIban(given) ?? '')
    .refine((iban) => iban !== '', 'an IBAN of a SEPA country')
    .optional(),
  /** In whose name it is; else the brand's. */
  PAYOUT_HOLDER: z.string().min(1).max(70).optional(),
});

export type BillingEnv = CommonEnv & z.infer<typeof billingEnv>;
