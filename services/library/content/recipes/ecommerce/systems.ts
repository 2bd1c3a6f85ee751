import { shopify, wooCommerce } from '../../apps/shops.js';
import { erpNext, magento, odoo } from '../../apps/shops-erp.js';
import { unleashedStock } from '../../apps/shops-more.js';
import type { Listing, NodeSpec, Port } from '../../kit/index.js';

export interface Stocked extends Port {
  readonly products: Listing<'product'>;
}
/** Systems whose stock can be read. */
export const stocked: Stocked[] = [
  ...[shopify, wooCommerce, magento, odoo, erpNext].flatMap((shop) =>
    shop.products ? [{ app: shop.app, products: shop.products }] : [],
  ),
  { app: unleashedStock.app, products: unleashedStock },
];
export interface Settable extends Stocked {
  setStock(name: string, productId: string, stock: string): NodeSpec;
}
/** Shops whose stock can be set. */
export const settable: Settable[] = [shopify, wooCommerce].flatMap((shop) =>
  shop.products && shop.setStock ? [{ app: shop.app, products: shop.products, setStock: shop.setStock }] : [],
);
