import { Answer, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { hubSpotConsent, mailchimpCampaigns } from './marketing-routes.js';

const zendeskTicket = (world: World, thing: Thing): Thing => ({
  id: world.next(),
  url: 'https://jouw-bedrijf.zendesk.com/api/v2/tickets/1.json',
  created_at: world.time(-30),
  updated_at: world.time(-26),
  subject: 'Pakket niet aangekomen',
  raw_subject: 'Pakket niet aangekomen',
  description: 'Bestelling 1042 is nog niet binnen.',
  priority: 'normal',
  status: 'open',
  type: 'question',
  tags: [],
  requester_id: 501,
  submitter_id: 501,
  assignee_id: 502,
  organization_id: null,
  group_id: 1,
  satisfaction_rating: { score: 'unoffered' },
  custom_fields: [],
  via: { channel: 'web' },
  ...thing,
});
const zendeskUser = (id: unknown): Thing => ({
  id: Number(id),
  name: 'Sanne de Vries',
  email: 'sanne@voorbeeld.nl',
  role: 'end-user',
  phone: '+31612345678',
  active: true,
  verified: true,
  created_at: '2026-01-05T10:00:00Z',
});

const v3 = (world: World, properties: Thing): Thing => ({
  id: String(world.next()),
  properties: {
    hs_object_id: '1',
    createdate: world.time(-48),
    lastmodifieddate: world.time(-1),
    ...properties,
  },
  createdAt: world.time(-48),
  updatedAt: world.time(-1),
  archived: false,
});
/** `properties` as HubSpot's first versions have them. */
const versioned = (properties: Thing): Thing =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      { value: String(value), versions: [], timestamp: 1763712000000 },
    ]),
  );
const listed = (properties: Thing[] = []): Thing =>
  Object.fromEntries(properties.map(({ name, property, value }) => [name ?? property, value]));

const searched =
  (kind: string) =>
  ({ body }: Thing, world: World) => {
    const wanted = (body.filterGroups ?? []) as Thing[];
    const fits = (one: Thing): boolean =>
      wanted.length === 0 ||
      wanted.some(({ filters }) =>
        filters.every(({ propertyName, operator, value }: Thing) => {
          const has = String(one.properties[propertyName] ?? '');
          if (operator === 'EQ') return has.toLowerCase() === String(value).toLowerCase();
          if (operator === 'NEQ') return has !== String(value);
          if (operator === 'HAS_PROPERTY') return has !== '';
          if (operator === 'NOT_HAS_PROPERTY') return has === '';
          return true;
        }),
      );
    const results = world.of(kind).filter(fits);
    return { total: results.length, results };
  };

const person = (world: World, thing: Thing): Thing => ({
  id: world.next(),
  name: 'Sanne de Vries',
  first_name: 'Sanne',
  last_name: 'de Vries',
  emails: [{ label: 'work', value: 'sanne@voorbeeld.nl', primary: true }],
  email: [{ label: 'work', value: 'sanne@voorbeeld.nl', primary: true }],
  phones: [{ label: 'work', value: '+31612345678', primary: true }],
  phone: [{ label: 'work', value: '+31612345678', primary: true }],
  owner_id: 1,
  org_id: 1,
  add_time: world.time(-48),
  update_time: world.time(-1),
  ...thing,
});
const deal = (world: World, thing: Thing): Thing => ({
  id: world.next(),
  title: 'Nieuwe website',
  value: 2500,
  currency: 'EUR',
  status: 'open',
  stage_id: 1,
  pipeline_id: 1,
  person_id: 1001,
  org_id: 1,
  owner_id: 1,
  add_time: world.time(-24 * 40),
  update_time: world.time(-24 * 20),
  stage_change_time: world.time(-24 * 20),
  won_time: null,
  expected_close_date: world.time(-24).slice(0, 10),
  ...thing,
});
const ok = (data: unknown): Thing => ({
  success: true,
  data,
  additional_data: {
    next_cursor: null,
    pagination: { start: 0, limit: 100, more_items_in_collection: false },
  },
});

/** Each address at the paths of its versions. */
const everyVersion = (routes: StandIn['routes']): StandIn['routes'] =>
  Object.fromEntries(
    ['/v1', '/api/v1', '/api/v2'].flatMap((base) =>
      Object.entries(routes).map(([route, handler]) => [route.replace(' ', ` ${base}`), handler]),
    ),
  );

/** Customers, deals and tickets. */
export const relations: readonly StandIn[] = [
  {
    name: 'Zendesk',
    hosts: ['jouw-bedrijf.zendesk.com'],
    source: 'developer.zendesk.com, support oas.yaml; n8n nodes/Zendesk',
    seed: (world) => {
      world.put('zendesk', zendeskTicket(world, {}));
      world.put(
        'zendesk',
        zendeskTicket(world, {
          status: 'solved',
          subject: 'Retour gestuurd',
          satisfaction_rating: { score: 'bad', comment: 'Duurde lang' },
        }),
      );
    },
    routes: {
      'POST /api/v2/tickets.json': ({ body }, world) =>
        new Answer(201, {
          ticket: world.put(
            'zendesk',
            zendeskTicket(world, {
              created_at: world.time(),
              ...body.ticket,
              description: body.ticket.comment?.body,
            }),
          ),
        }),
      'PUT /api/v2/tickets/:id.json': ({ at, body }, world) => ({
        ticket: world.change('zendesk', at.id, body.ticket) ?? {
          ...zendeskTicket(world, body.ticket),
          id: Number(at.id),
        },
      }),
      'GET /api/v2/tickets/:id.json': ({ at }, world) => ({
        ticket: world.find('zendesk', at.id) ?? { ...world.of('zendesk')[0], id: Number(at.id) },
      }),
      'GET /api/v2/tickets.json': (_, world) => ({
        tickets: world.of('zendesk'),
        count: world.of('zendesk').length,
        next_page: null,
      }),
      'GET /api/v2/search.json': (_, world) => ({
        results: world.of('zendesk'),
        count: world.of('zendesk').length,
        next_page: null,
      }),
      'GET /api/v2/users/:id.json': ({ at }) => ({ user: zendeskUser(at.id) }),
      'GET /api/v2/users.json': () => ({ users: [zendeskUser(501)], next_page: null }),
      'GET /api/v2/users/search.json': () => ({ users: [zendeskUser(501)], count: 1, next_page: null }),
      'GET /api/v2/help_center/articles/search.json': () => ({
        results: [
          {
            id: 1,
            title: 'Waar blijft mijn pakket?',
            body: '<p>Meestal is het binnen twee dagen bezorgd.</p>',
            html_url: 'https://jouw-bedrijf.zendesk.com/hc/1',
          },
        ],
        count: 1,
      }),
      'POST /api/v2/webhooks': ({ body }, world) =>
        new Answer(201, { webhook: { id: `wh${world.next()}`, ...body.webhook } }),
      'GET /api/v2/webhooks/:id/signing_secret': (_, world) => ({
        signing_secret: { algorithm: 'SHA256', secret: world.secret },
      }),
      'POST /api/v2/triggers.json': ({ body }, world) =>
        new Answer(201, { trigger: { id: world.next(), ...body.trigger } }),
      'GET /api/v2/triggers.json': () => ({ triggers: [], next_page: null }),
      'GET /api/v2/triggers/active.json': () => ({ triggers: [], next_page: null }),
      'GET /api/v2/webhooks.json': () => ({ webhooks: [] }),
      'GET /api/v2/webhooks': () => ({ webhooks: [], meta: { has_more: false } }),
      'POST /api/v2/webhooks.json': ({ body }, world) =>
        new Answer(201, { webhook: { id: `wh${world.next()}`, ...body.webhook } }),
      'DELETE /api/v2/triggers/:id.json': () => new Answer(204, ''),
      'DELETE /api/v2/webhooks/:id': () => new Answer(204, ''),
    },
  },
  {
    name: 'HubSpot',
    hosts: ['api.hubapi.com'],
    source: 'HubSpot/hubspot-api-nodejs, codegen/crm; n8n nodes/Hubspot/V2',
    seed: (world) => {
      world.put(
        'hubspot:contacts',
        v3(world, {
          email: 'sanne@voorbeeld.nl',
          firstname: 'Sanne',
          lastname: 'de Vries',
          company: 'Bakkerij de Vries',
          phone: '+31612345678',
          lifecyclestage: 'lead',
        }),
      );
      world.put(
        'hubspot:deals',
        v3(world, {
          dealname: 'Nieuwe website',
          amount: '2500',
          dealstage: 'appointmentscheduled',
          pipeline: 'default',
          closedate: world.time(-24),
          hs_lastmodifieddate: world.time(-24 * 20),
          hubspot_owner_id: '1',
        }),
      );
    },
    routes: {
      ...hubSpotConsent,
      'POST /crm/v3/objects/contacts/search': searched('hubspot:contacts'),
      'POST /crm/v3/objects/deals/search': searched('hubspot:deals'),
      'POST /crm/v3/objects/companies/search': searched('hubspot:companies'),
      'GET /crm/v3/objects/:kind/:id': ({ at }, world) =>
        world.find(`hubspot:${at.kind}`, at.id) ?? {
          ...world.of(`hubspot:${at.kind}`)[0],
          id: at.id,
          associations: { contacts: { results: [{ id: '1', type: 'deal_to_contact' }] } },
        },
      'POST /crm/v3/objects/notes': ({ body }, world) =>
        new Answer(201, world.put('hubspot:notes', v3(world, body.properties))),
      'GET /properties/v1/contacts/properties': () => [
        { name: 'email' },
        { name: 'firstname' },
        { name: 'lastname' },
      ],
      'GET /properties/v2/:kind/properties': () => [{ name: 'email', label: 'E-mail' }],
      'POST /contacts/v1/contact/createOrUpdate/email/:email': ({ at, body }, world) => {
        const found = world.of('hubspot:contacts').find(({ properties }) => properties.email === at.email);
        const properties = { email: at.email, ...listed(body.properties) };
        const one = found
          ? Object.assign(found, { properties: { ...found.properties, ...properties } })
          : world.put('hubspot:contacts', v3(world, properties));
        return { vid: Number(one.id), isNew: !found };
      },
      'GET /contacts/v1/contact/vid/:id/profile': ({ at }, world) => {
        const one = world.find('hubspot:contacts', at.id);
        return one
          ? {
              vid: Number(one.id),
              'canonical-vid': Number(one.id),
              properties: versioned(one.properties),
              'form-submissions': [],
              'identity-profiles': [],
            }
          : gone('contact does not exist');
      },
      'GET /contacts/v1/lists/all/contacts/all': (_, world) => ({
        contacts: world.of('hubspot:contacts').map(({ id, properties }) => ({
          vid: Number(id),
          addedAt: world.now,
          properties: versioned(properties),
          'identity-profiles': [{ identities: [{ type: 'EMAIL', value: properties.email }] }],
        })),
        'has-more': false,
        'vid-offset': 0,
      }),
      'POST /deals/v1/deal': ({ body }, world) => {
        const one = world.put('hubspot:deals', v3(world, listed(body.properties)));
        return {
          portalId: 1,
          dealId: Number(one.id),
          isDeleted: false,
          associations: body.associations ?? {},
          properties: versioned(one.properties),
        };
      },
      'PUT /deals/v1/deal/:id': ({ at, body }, world) => {
        const one = world.find('hubspot:deals', at.id);
        if (one) Object.assign(one.properties, listed(body.properties));
        return one
          ? { portalId: 1, dealId: Number(one.id), properties: versioned(one.properties) }
          : gone('resource not found');
      },
      'GET /deals/v1/deal/:id': ({ at }, world) => {
        const one = world.find('hubspot:deals', at.id);
        return one
          ? { dealId: Number(one.id), properties: versioned(one.properties) }
          : gone('resource not found');
      },
      'POST /crm-objects/v1/objects/tickets': ({ body }, world) => {
        const one = world.put('hubspot:tickets', v3(world, listed(body)));
        return {
          objectType: 'TICKET',
          portalId: 1,
          objectId: Number(one.id),
          properties: versioned(one.properties),
          isDeleted: false,
          version: 1,
        };
      },
      'GET /crm-objects/v1/objects/tickets/:id': ({ at }, world) => ({
        objectType: 'TICKET',
        objectId: Number(at.id),
        properties: versioned(world.find('hubspot:tickets', at.id)?.properties ?? {}),
      }),
      'PUT /crm-associations/v1/associations/create-batch': () => new Answer(204, ''),
      'POST /engagements/v1/engagements': ({ body }, world) => ({
        engagement: { id: world.next(), ...body.engagement },
        associations: body.associations,
        metadata: body.metadata,
      }),
    },
  },
  {
    name: 'Pipedrive',
    hosts: ['api.pipedrive.com'],
    source: 'pipedrive/client-nodejs, src/versions; n8n nodes/Pipedrive/v2',
    seed: (world) => {
      world.put('pipedrive:persons', person(world, {}));
      world.put('pipedrive:deals', deal(world, {}));
    },
    routes: everyVersion({
      'GET /persons/search': ({ query }, world) => {
        const term = (query.get('term') ?? '').toLowerCase();
        const found = world
          .of('pipedrive:persons')
          .filter((one) => JSON.stringify(one).toLowerCase().includes(term));
        return ok({
          items: found.map((one) => ({
            result_score: 1,
            item: {
              id: one.id,
              type: 'person',
              name: one.name,
              emails: one.emails.map(({ value }: Thing) => value),
              phones: one.phones.map(({ value }: Thing) => value),
              organization: null,
              owner: { id: 1 },
            },
          })),
        });
      },
      'POST /persons': ({ body }, world) =>
        new Answer(201, ok(world.put('pipedrive:persons', person(world, body)))),
      'GET /persons/:id': ({ at }, world) =>
        ok(
          world.find('pipedrive:persons', at.id) ?? {
            ...world.of('pipedrive:persons')[0],
            id: Number(at.id),
          },
        ),
      'PATCH /organizations/:id': ({ at, body }) => ok({ ...body, id: Number(at.id) }),
      'PATCH /persons/:id': ({ at, body }, world) => ok(world.change('pipedrive:persons', at.id, body) ?? {}),
      'GET /persons': (_, world) => ok(world.of('pipedrive:persons')),
      'GET /deals': (_, world) => ok(world.of('pipedrive:deals')),
      'POST /deals': ({ body }, world) =>
        new Answer(201, ok(world.put('pipedrive:deals', deal(world, body)))),
      'PATCH /deals/:id': ({ at, body }, world) => ok(world.change('pipedrive:deals', at.id, body) ?? {}),
      'POST /notes': ({ body }, world) =>
        new Answer(
          201,
          ok(world.put('pipedrive:notes', { id: world.next(), add_time: world.time(), ...body })),
        ),
      'GET /personFields': () => ok([]),
      'GET /dealFields': () => ok([]),
      'POST /webhooks': ({ body }, world) =>
        new Answer(201, { status: 'ok', ...ok({ id: world.next(), ...body }) }),
      'GET /webhooks': () => ok([]),
      'DELETE /webhooks/:id': () => ok({}),
      'GET /:kind/:id': ({ at }, world) => ok(world.find(`pipedrive:${at.kind}`, at.id) ?? {}),
    }),
  },
  {
    name: 'Mailchimp',
    hosts: ['*.api.mailchimp.com'],
    source: 'mailchimp/mailchimp-client-lib-codegen, spec/marketing.json; n8n nodes/Mailchimp',
    seed: (world) => {
      world.put('mailchimp', {
        id: 'a1b2c3',
        email_address: 'sanne@voorbeeld.nl',
        full_name: 'Sanne de Vries',
        status: 'subscribed',
        merge_fields: { FNAME: 'Sanne', LNAME: 'de Vries' },
        list_id: 'a1b2c3d4e5',
        stats: { avg_open_rate: 0, avg_click_rate: 0 },
        timestamp_opt: world.time(-24 * 300),
        last_changed: world.time(-24 * 200),
        tags: [],
      });
    },
    routes: {
      'GET /': () => ({ account_id: '1', account_name: 'Standin' }),
      'POST /3.0/lists/:list/members': ({ at, body }, world) =>
        world.put('mailchimp', { id: `m${world.next()}`, list_id: at.list, ...body }),
      'PUT /3.0/lists/:list/members/:id': ({ at, body }, world) => ({
        id: at.id,
        list_id: at.list,
        ...world.change('mailchimp', at.id, body),
        ...body,
      }),
      'GET /3.0/lists/:list/members': (_, world) => ({
        members: world.of('mailchimp'),
        total_items: world.of('mailchimp').length,
      }),
      'GET /3.0/lists/:list/members/:id': ({ at }, world) => ({ ...world.of('mailchimp')[0], id: at.id }),
      'POST /3.0/lists/:list/members/:id/tags': () => new Answer(204, ''),
      'GET /3.0/campaigns': (_, world) => ({
        campaigns: [
          {
            id: 'c1',
            type: 'regular',
            status: 'sent',
            send_time: world.time(-24 * 2),
            emails_sent: 800,
            settings: { title: 'Nieuwsbrief', subject_line: 'Nieuw deze week' },
            report_summary: {
              opens: 400,
              unique_opens: 320,
              open_rate: 0.4,
              clicks: 40,
              subscriber_clicks: 30,
              click_rate: 0.04,
            },
            archive_url: 'https://mailchi.mp/1',
            long_archive_url: 'https://mailchi.mp/1',
          },
        ],
        total_items: 1,
      }),
      ...mailchimpCampaigns,
    },
  },
];
