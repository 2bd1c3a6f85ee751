import { Answer, done, type Handler } from '../stand-in.js';

type Routes = Readonly<Record<string, Handler>>;
const PROFILE = {
  email: 'sanne@voorbeeld.nl',
  phone_number: '+31612345678',
  first_name: 'Sanne',
  last_name: 'de Vries',
};
const accepted: Handler = () => done(202);

/** Klaviyo beside its events: klaviyo/klaviyo-api-node, api and model. */
export const klaviyo: Routes = {
  'POST /api/profile-import': ({ body }, world) =>
    new Answer(201, {
      data: { type: 'profile', id: `01KL${world.next()}`, attributes: body.data.attributes },
    }),
  'POST /api/profile-subscription-bulk-delete-jobs': accepted,
  'POST /api/coupon-code-bulk-create-jobs': accepted,
  'GET /api/coupon-codes': () => ({
    data: [
      {
        type: 'coupon-code',
        id: 'WELKOM10-A1B2C3',
        attributes: { unique_code: 'A1B2C3', status: 'UNASSIGNED', expires_at: null },
      },
    ],
    links: { next: null },
  }),
  'GET /api/reviews': (_, world) => ({
    data: [
      { id: 'r1', rating: 2, title: 'Te laat', content: 'Het pakket kwam drie dagen te laat.' },
      { id: 'r2', rating: 5, title: 'Top', content: 'Lekkere koffie en snel in huis.' },
    ].map(({ id, ...said }) => ({
      type: 'review',
      id,
      attributes: {
        ...said,
        review_type: 'review',
        status: { value: 'published' },
        author: 'Sanne',
        email: PROFILE.email,
        created: world.time(-20),
        product: { name: 'Koffiebonen' },
        smart_quote: said.content,
      },
    })),
    links: { next: null },
  }),
  'GET /api/segments/:id/profiles': () => ({
    data: [
      {
        type: 'profile',
        id: '01KLPROFILE',
        attributes: {
          ...PROFILE,
          predictive_analytics: {
            historic_clv: 640,
            predicted_clv: 210,
            historic_number_of_orders: 6,
            churn_probability: 0.72,
          },
        },
      },
    ],
    links: { next: null },
  }),
  'POST /api/campaign-values-reports': () => ({
    data: {
      type: 'campaign-values-report',
      attributes: {
        results: [
          {
            groupings: { campaign_id: '01KLCAMPAIGN', send_channel: 'email', campaign_message_id: '01KLMSG' },
            statistics: {
              recipients: 1200,
              bounce_rate: 0.031,
              spam_complaint_rate: 0.0015,
              unsubscribe_rate: 0.004,
            },
          },
        ],
      },
    },
    links: { next: null },
  }),
};

const HOUR_OF_DAY = 24;
/** Calendly beside its webhooks: airbytehq/airbyte, source-calendly; PipedreamHQ/pipedream, calendly_v2. */
export const calendly: Routes = {
  'GET /scheduled_events': ({ query }, world) => ({
    collection: [
      {
        uri: 'https://api.calendly.com/scheduled_events/EVT1',
        name: 'Kennismaking',
        status: 'active',
        start_time: query.get('min_start_time') ?? world.time(-HOUR_OF_DAY),
        end_time: query.get('max_start_time') ?? world.time(1 - HOUR_OF_DAY),
      },
    ],
    pagination: { count: 1, next_page: null, next_page_token: null },
  }),
  'GET /scheduled_events/:id/invitees': () => ({
    collection: [
      {
        uri: 'https://api.calendly.com/scheduled_events/EVT1/invitees/INV1',
        email: PROFILE.email,
        name: 'Sanne de Vries',
        status: 'active',
        no_show: { uri: 'https://api.calendly.com/invitee_no_shows/NS1' },
      },
    ],
    pagination: { count: 1, next_page: null, next_page_token: null },
  }),
  'POST /scheduling_links': ({ body }, world) =>
    new Answer(201, {
      resource: {
        booking_url: `https://calendly.com/d/abc-${world.next()}`,
        owner: body.owner,
        owner_type: body.owner_type,
      },
    }),
};

/** The answers of a form of Typeform: Typeform/js-api-client, src/responses.ts and src/insights.ts. */
export const typeformResponses: Routes = {
  'GET /forms/:id/responses': ({ query }, world) => {
    const until = query.get('until');
    const at = until ? new Date(Date.parse(until) - 86_400_000).toISOString() : world.time(-HOUR_OF_DAY);
    return {
      total_items: 1,
      page_count: 1,
      items: [
        {
          response_id: `tf${world.now}`,
          token: `tf${world.now}`,
          landed_at: at,
          submitted_at: at,
          hidden: {},
          answers: [
            { field: { id: 'f1', ref: 'naam', type: 'short_text' }, type: 'text', text: 'Sanne de Vries' },
            { field: { id: 'f2', ref: 'mail', type: 'email' }, type: 'email', email: PROFILE.email },
            {
              field: { id: 'f3', ref: 'soort', type: 'multiple_choice' },
              type: 'choice',
              choice: { id: 'k1', label: 'Nieuw' },
            },
          ],
        },
      ],
    };
  },
  'DELETE /forms/:id/responses': () => done(200),
  'GET /insights/:id/summary': () => ({
    fields: [
      { id: 'Voorbeeld', ref: 'naam', title: 'Hoe heet je?', type: 'short_text', views: 220, dropoffs: 40 },
      { id: 'f2', ref: 'mail', title: 'Wat is je mailadres?', type: 'email', views: 180, dropoffs: 20 },
    ],
    form: { platforms: [], summary: {} },
  }),
};

/** What somebody wants to get of HubSpot: HubSpot/hubspot-api-nodejs, codegen/communication_preferences. */
export const hubSpotConsent: Routes = {
  'GET /communication-preferences/v3/status/email/:mail': ({ at }) => ({
    recipient: at.mail,
    subscriptionStatuses: [
      {
        id: '123456789',
        name: 'Nieuwsbrief',
        description: '',
        status: 'NOT_SUBSCRIBED',
        sourceOfStatus: 'SUBSCRIPTION_STATUS',
      },
    ],
  }),
};

/** A mailing of Mailchimp: mailchimp/mailchimp-client-lib-codegen, spec/marketing.json. */
export const mailchimpCampaigns: Routes = {
  'POST /3.0/campaigns': ({ body }, world) => ({
    id: `c${world.next()}`,
    web_id: world.next(),
    type: body.type,
    status: 'save',
    settings: body.settings,
  }),
  'PUT /3.0/campaigns/:id/content': ({ body }) => ({ html: body.html ?? '', plain_text: '' }),
};
