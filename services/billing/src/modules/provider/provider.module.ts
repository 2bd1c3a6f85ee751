import { Module } from '@nestjs/common';
import Stripe from 'stripe';
import { Customers } from './application/customers.js';
import { ProviderPrices } from './application/provider-prices.js';
import { Readings } from './application/readings.js';
import { stripeProvider } from './application/stripe.provider.js';

/** The way to the payment provider. */
@Module({
  providers: [stripeProvider, ProviderPrices, Customers, Readings],
  exports: [Stripe, ProviderPrices, Customers, Readings],
})
export class ProviderModule {}
