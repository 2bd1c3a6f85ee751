import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { at } from './calls.js';
import { shopifyShop } from './values.js';

const SHOPIFY = `https://${shopifyShop}.myshopify.com/admin/api/2026-07/`;

/** Reads at Shopify what its own step does not. @param path behind the version, with .json */
export const shopifyRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages'> = {},
): NodeSpec => http(name, at(SHOPIFY, path), { auth: 'shopifyAccessTokenApi', perSecond: 2, ...options });

/** Changes something at Shopify, once: a second try could do it twice. @param body a JavaScript object */
export const shopifyWrite = (name: string, method: 'POST' | 'PUT', path: string, body: string): NodeSpec => ({
  ...http(name, at(SHOPIFY, path), {
    method,
    auth: 'shopifyAccessTokenApi',
    perSecond: 2,
    json: `={{ JSON.stringify(${body}) }}`,
  }),
  retryOnFail: false,
});
