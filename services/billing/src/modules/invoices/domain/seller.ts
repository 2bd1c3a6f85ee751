import type { PostalAddress, Seller } from './invoice.js';

const postalCode = /\b(\d{4})\s?([A-Z]{2})\b/;

/** Our address from one line as the footer shows it: "Keizersgracht 1, 1015 CJ Amsterdam". */
export function addressIn(line: string): PostalAddress {
  const [street = '', ...rest] = line.split(',').map((part) => part.trim());
  const place = rest.join(', ');
  const code = postalCode.exec(place);
  return {
    street,
    postal_code: code === null ? '' : `${code[1]} ${code[2]}`,
    city: place.replace(postalCode, '').trim(),
    country: 'NL',
  };
}

/** Who sells, from configuration. */
export const sellerFrom = (env: {
  readonly BRAND_NAME: string;
  readonly BRAND_ADDRESS: string;
  readonly KVK_NUMBER: string;
  readonly VAT_ID: string;
}): Seller => ({
  name: env.BRAND_NAME,
  address: addressIn(env.BRAND_ADDRESS),
  kvk: env.KVK_NUMBER,
  vat_id: env.VAT_ID,
});
