import { Module } from '@nestjs/common';
import Stripe from 'stripe';
import { Customers } from './application/customers.js';
import { ProviderPrices } from './application/provider-prices.js';
import { stripeProvider } from './application/stripe.provider.js';

/** The way to the payment provider. */
@Module({
  providers: [stripeProvider, ProviderPrices, Customers],
  exports: [Stripe, ProviderPrices, Customers],
})
export class ProviderModule {}
