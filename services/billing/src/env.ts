import type { CommonEnv } from '@stroomwerk/kernel';
import { z } from 'zod';

/** What billing needs beside the environment that every service gets. */
export const billingEnv = z.object({
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Another host for the payment provider's API: the sandbox in development and tests, refused in production. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** On our invoices, as in the footer: "street and number, postal code and place". */
  BRAND_ADDRESS: z.string().default(''),
});

export type BillingEnv = CommonEnv & z.infer<typeof billingEnv>;
