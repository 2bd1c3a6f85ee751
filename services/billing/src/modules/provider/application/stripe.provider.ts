import type { FactoryProvider } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import type { BillingEnv } from '../../../env.js';
import { connectionOf } from '../domain/connection.js';

/** The official SDK, the only way to the payment provider (architecture.md, rule 5). */
export const stripeProvider: FactoryProvider<Stripe> = {
  provide: Stripe,
  inject: [SERVICE_ENV],
  useFactory: (env: BillingEnv) =>
    new Stripe(env.STRIPE_SECRET_KEY, {
      ...connectionOf(env.STRIPE_API_BASE, env.NODE_ENV === 'production'),
      apiVersion: '2026-10-28.endive',
      telemetry: false,
      maxNetworkRetries: 1,
      timeout: 10_000,
    }),
};
