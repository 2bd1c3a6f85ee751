import { done, type Handler } from '../stand-in.js';
import type { Thing, World } from '../world.js';

type Routes = Readonly<Record<string, Handler>>;
const day = (world: World, days: number): string => world.time(24 * days).slice(0, 10);
const ID = '811a5825-96f4-4318-83c3-2840935c600';

/** Lists of Teamleader beside its customers and deals, by their names: teamleadercrm/api, apiary.apib. */
export const teamleaderMore: Readonly<Record<string, (world: World) => unknown>> = {
  'companies.list': () => [
    {
      id: `${ID}1`,
      name: 'Bakkerij de Vries',
      web_url: 'https://focus.teamleader.eu/company_detail.php?id=1',
    },
  ],
  'calls.add': () => ({ type: 'call', id: `${ID}2` }),
  'events.list': (world) => [
    {
      id: `${ID}3`,
      title: 'Kennismaking',
      description: '',
      starts_at: `${day(world, 1)}T09:00:00+01:00`,
      ends_at: `${day(world, 1)}T10:00:00+01:00`,
      location: 'Utrecht',
      attendees: [{ type: 'user', id: 'u1' }],
    },
  ],
  'lostReasons.list': () => [{ id: `${ID}4`, name: 'Te duur' }],
  'subscriptions.list': (world) => [
    {
      id: `${ID}5`,
      title: 'Onderhoud',
      status: 'active',
      starts_on: day(world, -330),
      ends_on: day(world, 35),
      invoicee: { customer: { type: 'company', id: `${ID}1` } },
      total: { tax_exclusive: { amount: 1200, currency: 'EUR' } },
      web_url: 'https://focus.teamleader.eu/subscription_detail.php?id=5',
    },
  ],
  'projects.list': () => [
    {
      id: `${ID}6`,
      reference: 'PRJ-6',
      title: 'Nieuwe website',
      status: 'done',
      customer: { type: 'company', id: `${ID}1` },
    },
  ],
};

/** A report of Moneybird: sums by account. */
const account = (name: string, value: string): Thing => ({ ledger_account_id: name, value });
/** Moneybird beside invoices and documents: moneybird/openapi, openapi.json. */
export const moneybirdMore: Routes = {
  'GET /api/v2/:administration/documents/general_journal_documents.json': ({ query }, world) =>
    Number(query.get('page') ?? 1) > 1
      ? []
      : [{ id: '9001', reference: 'Loon', date: day(world, -20), journal_type: 'other' }],
  'GET /api/v2/:administration/recurring_sales_invoices.json': ({ query }, world) =>
    Number(query.get('page') ?? 1) > 1
      ? []
      : [
          {
            id: '9101',
            contact: { company_name: 'Bakkerij de Vries', firstname: 'Sanne', lastname: 'de Vries' },
            reference: 'Onderhoud',
            active: true,
            frequency_type: 'month',
            frequency: 1,
            invoice_date: day(world, 7),
            total_price_excl_tax: '100.0',
          },
        ],
  'GET /api/v2/:administration/reports/profit_loss.json': () => ({
    total_revenue: '12500.0',
    total_expenses: '4200.0',
    gross_profit: '12500.0',
    operating_profit: '8300.0',
    net_profit: '8300.0',
    revenue_by_ledger_account: [account('1', '12500.0')],
    expenses_by_ledger_account: [account('2', '4200.0')],
  }),
  'GET /api/v2/:administration/reports/tax.json': () => ({
    tax_rates: [
      {
        name: '21% btw',
        percentage: '21.0',
        type: 'sales_invoice',
        amount: '12500.0',
        tax: '2625.0',
      },
      { name: '21% btw', percentage: '21.0', type: 'purchase_invoice', amount: '2857.0', tax: '600.0' },
    ],
  }),
};

/** People of Slack: slackapi/slack-api-specs, web-api. */
export const slackPeople: Routes = {
  'ANY /api/users.lookupByEmail': ({ query }) => ({
    ok: true,
    user: {
      id: 'U01STANDIN',
      name: 'sanne',
      real_name: 'Sanne de Vries',
      profile: { email: query.get('email') },
    },
  }),
  'POST /api/conversations.invite': ({ body }) => ({ ok: true, channel: { id: body?.channel } }),
};
/** A page of Confluence: NangoHQ/integration-templates, integrations/confluence. */
export const confluence: Routes = {
  'POST /wiki/api/v2/pages': ({ body }, world) => ({
    id: String(world.next()),
    status: body?.status ?? 'current',
    title: body?.title,
    spaceId: body?.spaceId,
    _links: { webui: '/spaces/TEAM/pages/1' },
  }),
};
/** Members of an organisation of GitHub: octokit/plugin-rest-endpoint-methods.js, src/generated/endpoints.ts. */
export const gitHubMembers: Routes = { 'DELETE /orgs/:organisation/members/:name': () => done() };
