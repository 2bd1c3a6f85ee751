import { Injectable } from '@nestjs/common';
import type { InvoiceDetails, InvoiceDetailsResponse } from '@stroomwerk/contracts/billing';
import { invoiceCountries } from '@stroomwerk/contracts/billing';
import { AppError, type Principal } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { asked, askedOrNull } from '../../provider/application/asked.js';
import { Customers } from '../../provider/application/customers.js';

const countryOf = (code: string | null | undefined): InvoiceDetails['country'] =>
  invoiceCountries.find((one) => one === code) ?? 'NL';

const isVatIdRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'tax_id_invalid';

/**
 * Whom the next invoice is for. The payment provider keeps it, as its order page asked it: there is one place where it
 * stands, which every later payment is made out to and which is erased with the customer.
 */
@Injectable()
export class InvoiceDetailsKeeper {
  constructor(
    private readonly stripe: Stripe,
    private readonly customers: Customers,
  ) {}

  /** @throws AppError billing.payment_provider_unavailable */
  async read(accountId: string): Promise<InvoiceDetailsResponse> {
    const customer = await this.customerOf(accountId);
    if (customer === null) return { details: null };
    const { address, business_name: company = '' } = customer;
    const [taxId] = await this.vatIdsOf(customer.id);
    if (!address && company === '' && taxId === undefined) return { details: null };
    return {
      details: {
        ...{
          company: company || (taxId === undefined ? '' : (customer.name ?? '')),
          vat_id: taxId?.value ?? '',
        },
        street: [address?.line1, address?.line2].filter(Boolean).join(', '),
        ...{ postal_code: address?.postal_code ?? '', city: address?.city ?? '' },
        country: countryOf(address?.country),
      },
    };
  }

  /**
   * Changes it for the invoices to come; the VAT id first, so that one that is refused changes nothing.
   * @throws AppError billing.no_customer, billing.vat_id_invalid, billing.payment_provider_unavailable
   */
  async save(user: Principal, details: InvoiceDetails): Promise<InvoiceDetailsResponse> {
    const customer = await this.customerOf(user.accountId);
    if (customer === null) throw new AppError('billing.no_customer');
    await this.saveVatId(customer.id, details.vat_id);
    const { company, street, postal_code, city, country } = details;
    await asked(
      this.stripe.customers.update(customer.id, {
        name: company === '' ? (customer.individual_name ?? user.name) : company,
        ...{ business_name: company, individual_name: customer.individual_name ?? user.name },
        address: { line1: street, line2: '', postal_code, city, country },
      }),
    );
    return { details };
  }

  private async saveVatId(customer: string, value: string): Promise<void> {
    const known = await this.vatIdsOf(customer);
    if (value !== '' && !known.some((one) => one.value === value)) await this.addVatId(customer, value);
    for (const one of known) if (one.value !== value) await asked(this.stripe.taxIds.del(one.id));
  }

  private async addVatId(customer: string, value: string): Promise<void> {
    try {
      await asked(
        this.stripe.taxIds.create({ owner: { type: 'customer', customer }, type: 'eu_vat', value }),
      );
    } catch (error) {
      if (isVatIdRefused(error)) throw new AppError('billing.vat_id_invalid', { cause: error });
      throw error;
    }
  }

  private async vatIdsOf(customer: string): Promise<Stripe.TaxId[]> {
    const { data } = await asked(
      this.stripe.taxIds.list({ owner: { type: 'customer', customer }, limit: 100 }),
    );
    return data.filter(({ type }) => type === 'eu_vat');
  }

  private async customerOf(accountId: string): Promise<Stripe.Customer | null> {
    const id = await this.customers.idOf(accountId);
    const found = id === null ? null : await askedOrNull(this.stripe.customers.retrieve(id));
    return found === null || found.deleted ? null : found;
  }
}
