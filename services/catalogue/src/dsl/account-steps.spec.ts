import { withRights } from './account-steps.js';
import type { NodeSpec } from './types.js';

const step = (type: string, parameters: NodeSpec['parameters']): NodeSpec => ({
  ...{ name: type, type: `n8n-nodes-base.${type}`, typeVersion: 1, parameters },
});
const asked = (credential_type: string, ...nodes: NodeSpec[]): string =>
  withRights([{ app: 'App', credential_type, why: 'w', steps: ['a', 'b'] }], nodes, 'nl')
    .flatMap(({ steps }) => steps)
    .join(' ');

describe('the rights that an account asks', () => {
  it('are those that the steps need at Shopify, with the secret that its trigger checks', () => {
    const text = asked('shopifyAccessTokenApi', step('shopifyTrigger', { topic: 'orders/paid' }));
    expect(text).toContain('alleen deze rechten: read_orders.');
    expect(text).toContain('APP Secret Key');
    expect(text).toContain('De trigger controleert');
    expect(
      asked(
        'shopifyAccessTokenApi',
        step('httpRequest', {
          method: 'PUT',
          url: '=https://x.myshopify.com/admin/api/2026-07/variants/1.json',
        }),
      ),
    ).toContain('read_products en write_products');
  });
  it('are to read where nothing is written', () => {
    expect(
      asked('wooCommerceApi', step('wooCommerce', { resource: 'order', operation: 'getAll' })),
    ).toContain('alleen leesrechten');
    expect(asked('wooCommerceApi', step('wooCommerceTrigger', { event: 'order.created' }))).toContain(
      'lees- en schrijfrechten',
    );
    expect(asked('airtableTokenApi', step('airtable', { operation: 'search' }))).not.toContain(
      'records:write',
    );
  });
  it('let a trigger of Postgres be made', () => {
    expect(asked('postgres', step('postgresTrigger', { tableName: { value: 'klanten' } }))).toContain(
      'eigenaar zijn van de tabel klanten',
    );
  });
  it('stay as they are for other accounts', () => {
    expect(asked('slackApi')).toBe('a b');
  });
});
