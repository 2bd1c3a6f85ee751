import { Injectable } from '@nestjs/common';
import type { Price } from '@stroomwerk/contracts/billing';
import Stripe from 'stripe';
import { lookupKey } from '../../catalogue/domain/catalogue.js';
import { vatPercentage } from '../../catalogue/domain/vat.js';
import { asked } from './asked.js';

const vatName = 'vat_nl_standard';

/** Keeps the provider's prices and tax rate in step with our catalogue: made when first needed, found afterwards. */
@Injectable()
export class ProviderPrices {
  private readonly known = new Map<string, Promise<string>>();

  constructor(private readonly stripe: Stripe) {}

  /** @returns the provider's id of the price */
  priceId(price: Price): Promise<string> {
    return this.once(lookupKey(price), () => this.ensurePrice(price));
  }

  /** @returns the provider's id of the tax rate that puts 21% on top */
  taxRateId(): Promise<string> {
    return this.once(vatName, () => this.ensureTaxRate());
  }

  /** After the provider said that something is missing: ask it again next time. */
  forget(): void {
    this.known.clear();
  }

  private once(key: string, make: () => Promise<string>): Promise<string> {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const made = make().catch((error: unknown) => {
      this.known.delete(key);
      throw error;
    });
    this.known.set(key, made);
    return made;
  }

  private async findPrice(key: string): Promise<string | undefined> {
    const { data } = await asked(this.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
    return data[0]?.id;
  }

  private async ensurePrice(price: Price): Promise<string> {
    const key = lookupKey(price);
    const found = await this.findPrice(key);
    if (found !== undefined) return found;
    const create = this.stripe.prices.create({
      currency: 'eur',
      unit_amount: price.amount_cents,
      tax_behavior: 'exclusive',
      lookup_key: key,
      metadata: { price_tier: price.price_tier },
      product_data: { name: price.name, metadata: { plan: price.plan } },
      ...(price.interval === null ? {} : { recurring: { interval: price.interval } }),
    });
    try {
      return (await asked(create)).id;
    } catch (error) {
      // Another instance made it in the meantime: the key belongs to one price only.
      const made = await this.findPrice(key);
      if (made !== undefined) return made;
      throw error;
    }
  }

  private async ensureTaxRate(): Promise<string> {
    const rates = this.stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
    const { data } = await asked(rates);
    const found = data.find((rate) => rate.metadata?.name === vatName && rate.percentage === vatPercentage);
    if (found !== undefined) return found.id;
    const made = this.stripe.taxRates.create({
      display_name: 'btw',
      description: `Nederlandse btw ${vatPercentage}%`,
      country: 'NL',
      tax_type: 'vat',
      percentage: vatPercentage,
      inclusive: false,
      metadata: { name: vatName },
    });
    return (await asked(made)).id;
  }
}
