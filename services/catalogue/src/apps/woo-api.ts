import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { at } from './calls.js';
import { webAddress } from './values.js';

/** Where a shop of WooCommerce stands. */
export const wooAddress = webAddress(
  ['adres van je WooCommerce-winkel', 'address of your WooCommerce shop'],
  [
    'Het adres van je winkel, zonder streep erachter.',
    'The address of your shop, without a slash behind it.',
  ],
  ['https://winkel.example.com', 'https://shop.example.com'],
);

/** Reads at WooCommerce what its own step does not. @param path behind wc/v3/ */
export const wooRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages'> = {},
): NodeSpec => http(name, at(`${wooAddress}/wp-json/wc/v3/`, path), { auth: 'wooCommerceApi', ...options });

/** Changes something at WooCommerce, once: a second try could do it twice. @param body a JavaScript object */
export const wooWrite = (name: string, method: 'POST' | 'PUT', path: string, body: string): NodeSpec => ({
  ...http(name, at(`${wooAddress}/wp-json/wc/v3/`, path), {
    method,
    auth: 'wooCommerceApi',
    json: `={{ JSON.stringify(${body}) }}`,
  }),
  retryOnFail: false,
});
