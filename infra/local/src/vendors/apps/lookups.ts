import { Answer, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';

const subscriber = (world: World, thing: Thing): Thing => ({
  id: String(31897397363737859n + BigInt(world.next())),
  email: 'sanne@voorbeeld.nl',
  status: 'active',
  source: 'api',
  sent: 12,
  opens_count: 5,
  clicks_count: 1,
  subscribed_at: '2026-03-02 09:15:00',
  unsubscribed_at: null,
  groups: [],
  ...thing,
  fields: { name: 'Sanne', last_name: 'de Vries', ...thing.fields },
});

/** Who tells of people and companies, and who writes to them. */
export const lookups: readonly StandIn[] = [
  {
    name: 'Clearbit',
    hosts: ['person-stream.clearbit.com', 'company-stream.clearbit.com', 'autocomplete.clearbit.com'],
    source: 'api-evangelist/clearbit, graphql/clearbit-graphql.md; n8n nodes/Clearbit',
    routes: {
      'GET /v2/people/find': ({ query }) => ({
        id: 'd54c54ad-40be-4305-8a34-0ab44710b90d',
        name: { fullName: 'Sanne de Vries', givenName: 'Sanne', familyName: 'de Vries' },
        email: query.get('email'),
        location: 'Utrecht, NL',
        employment: {
          domain: 'voorbeeld.nl',
          name: 'Bakkerij de Vries',
          title: 'Eigenaar',
          role: 'leadership',
          seniority: 'executive',
        },
      }),
      'GET /v2/companies/find': ({ query }) => ({
        id: '3f5d6a4e-c284-4f78-bfdf-7669b45af907',
        name: 'Bakkerij de Vries',
        domain: query.get('domain'),
        category: { sector: 'Consumer Staples', industry: 'Food Production' },
        metrics: { employees: 12, employeesRange: '11-50', estimatedAnnualRevenue: '$1M-$10M' },
        geo: { city: 'Utrecht', country: 'Netherlands' },
      }),
    },
  },
  {
    name: 'Hunter',
    hosts: ['api.hunter.io'],
    source: 'api-evangelist/hunter-io, json-schema/hunter-verification-schema.json; n8n nodes/Hunter',
    routes: {
      'GET /v2/email-verifier': ({ query }) => ({
        data: {
          status: 'valid',
          result: 'deliverable',
          score: 98,
          email: query.get('email'),
          regexp: true,
          gibberish: false,
          disposable: false,
          webmail: false,
          mx_records: true,
          smtp_check: true,
          accept_all: false,
          block: false,
        },
        meta: { params: { email: query.get('email') } },
      }),
    },
  },
  {
    name: 'uProc',
    hosts: ['api.uproc.io'],
    source: 'n8n nodes/UProc, its groups and tools in Json',
    routes: {
      'POST /api/v2/process': ({ body }) => ({
        request: body,
        result: true,
        message: /exist|check/i.test(String(body.processor))
          ? { response: true }
          : { name: 'Bakkerij de Vries', activity: 'Food Production', employees: 12, domain: 'voorbeeld.nl' },
      }),
    },
  },
  {
    name: 'Pushover',
    hosts: ['api.pushover.net'],
    source: 'n8n nodes/Pushover',
    routes: {
      'POST /1/messages.json': ({ body }, world) => {
        world.put('pushover', { title: body.title, message: body.message });
        return { status: 1, request: `647d2300-702c-4b38-8b2f-${world.next()}` };
      },
    },
  },
  {
    name: 'MailerLite',
    hosts: ['connect.mailerlite.com'],
    source: 'mailerlite/mailerlite-nodejs, src/modules/subscribers and campaigns; n8n nodes/MailerLite/v2',
    seed: (world) => {
      world.put('mailerlite', subscriber(world, {}));
    },
    routes: {
      'GET /api/subscribers': (_, world) => ({
        data: world.of('mailerlite'),
        links: { first: null, last: null, prev: null, next: null },
        meta: { path: 'https://connect.mailerlite.com/api/subscribers', per_page: 25, next_cursor: null },
      }),
      'POST /api/subscribers': ({ body }, world) => {
        const known = world.change('mailerlite', body.email, body, 'email');
        return new Answer(known ? 200 : 201, {
          data: known ?? world.put('mailerlite', subscriber(world, body)),
        });
      },
      'PUT /api/subscribers/:id': ({ at, body }, world) => ({
        data:
          world.change('mailerlite', at.id, body, at.id?.includes('@') ? 'email' : 'id') ??
          subscriber(world, { email: at.id, ...body }),
      }),
      'GET /api/webhooks': () => ({ data: [] }),
      'POST /api/webhooks': ({ body }, world) =>
        new Answer(201, { data: { id: String(world.next()), secret: world.secret, enabled: true, ...body } }),
      'DELETE /api/webhooks/:id': () => new Answer(204, ''),
      'POST /api/campaigns': ({ body }, world) =>
        new Answer(201, { data: { id: String(world.next()), status: 'draft', ...body } }),
    },
  },
];
