import { lightspeedStock } from '../../apps/lightspeed.js';
import { picqerStock } from '../../apps/picqer.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { erpNext, magento, odoo } from '../../apps/shops-erp.js';
import { unleashedStock } from '../../apps/shops-more.js';
import { shopifyShop } from '../../apps/values.js';
import type { Listing, NodeSpec, Port, Shop, Source } from '../../kit/index.js';
import { both, http, node } from '../../kit/index.js';

export interface Stocked extends Port {
  readonly products: Listing<'product'>;
}
/**
 * Whether a shop keeps stock of an item; where it does not, a listing gives nothing or 0 and writing a number would start
 * it. Stands inside an expression or code.
 */
export const keepsStock = (item: string): string =>
  `${item}.manage_stock !== false && ${item}.variants?.inventory_management !== null && ${item}.extension_attributes?.stock_item?.manage_stock !== false`;

/** Shopify shows an app no orders older than sixty days unless it may read all of them. */
export const olderOrders = (shop: Port) =>
  shop.app.key === 'shopify'
    ? [
        both(
          'Shopify geeft een app alleen de bestellingen van de laatste zestig dagen: vraag voor je app ook het recht read_all_orders aan.',
          'Shopify gives an app only the orders of the last sixty days: ask for the right read_all_orders for your app too.',
        ),
      ]
    : [];

/** An order once it is paid, where the shop can tell; else when it comes in. */
export const paidOf = (shop: Shop & { readonly paidOrder?: Source<'order'> }): Source<'order'> =>
  shop.paidOrder ?? shop.newOrder;

/** Systems whose stock can be read. */
export const stocked: Stocked[] = [
  ...[shopify, wooCommerce, magento, odoo, erpNext].flatMap((shop) =>
    shop.products ? [{ app: shop.app, products: shop.products }] : [],
  ),
  { app: unleashedStock.app, products: unleashedStock },
  { app: picqerStock.app, products: picqerStock },
  { app: lightspeedStock.app, products: lightspeedStock },
];
export interface Settable extends Stocked {
  setStock(name: string, productId: string, stock: string): NodeSpec;
}
/** Shops whose stock can be set. */
export const settable: Settable[] = [shopify, wooCommerce].flatMap((shop) =>
  shop.products && shop.setStock ? [{ app: shop.app, products: shop.products, setStock: shop.setStock }] : [],
);

interface Priced extends Port {
  setPrice(name: string, productId: string, price: string): NodeSpec;
}
/** Shops whose prices can be set; the id is that of the product, in Shopify of the variant. */
export const priced: Priced[] = [
  {
    app: wooCommerce.app,
    setPrice: (name, productId, price) =>
      node(name, 'wooCommerce', 1, {
        resource: 'product',
        operation: 'update',
        productId: `=${productId}`,
        updateFields: { regularPrice: `=${price}` },
      }),
  },
  {
    app: shopify.app,
    setPrice: (name, productId, price) =>
      http(name, `=https://${shopifyShop}.myshopify.com/admin/api/2026-07/variants/${productId}.json`, {
        method: 'PUT',
        auth: 'shopifyAccessTokenApi',
        json: `={ "variant": { "price": "${price}" } }`,
      }),
  },
  {
    app: magento.app,
    setPrice: (name, productId, price) =>
      node(name, 'magento2', 1, {
        resource: 'product',
        operation: 'update',
        sku: `=${productId}`,
        updateFields: { price: `=${price}` },
      }),
  },
];
