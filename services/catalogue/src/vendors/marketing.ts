import { type Endpoint, read, vendor } from './endpoint.js';

const KLAVIYO = 'klaviyo/klaviyo-api-node@7418e43abc0ff53caf77fb1c5ced3c50e68e2d37';

/** Mailings, forms and bookings beside what `relations` has. */
export const marketing: readonly Endpoint[] = [
  ...vendor('a.klaviyo.com', read(`${KLAVIYO}:api/profilesApi.ts`), {
    'POST /api/profile-import':
      'type profile, attributes email and properties: model/profileUpsertQueryResourceObjectAttributes.ts.',
    'POST /api/profile-subscription-bulk-delete-jobs':
      'profiles with email and subscriptions.email.marketing.consent UNSUBSCRIBED; without a list from all of them: model/profileSubscriptionDeleteQueryResourceObjectAttributes.ts.',
  }),
  ...vendor('a.klaviyo.com', read(`${KLAVIYO}:api/segmentsApi.ts`), {
    'GET /api/segments/{}/profiles':
      'additional-fields[profile] predictive_analytics, page[size]; email, phone_number, first_name, last_name, churn_probability, predicted_clv, historic_clv, historic_number_of_orders: model/predictiveAnalytics.ts.',
  }),
  ...vendor('a.klaviyo.com', read(`${KLAVIYO}:api/reviewsApi.ts`), {
    'GET /api/reviews':
      'filter on created, page[size] up to 100; review_type, rating, title, content, author, email, product.name, smart_quote: model/reviewResponseDTOObjectResourceAttributes.ts.',
  }),
  ...vendor('a.klaviyo.com', read(`${KLAVIYO}:api/reportingApi.ts`), {
    'POST /api/campaign-values-reports': {
      read: 'statistics, timeframe.key last_7_days, conversion_metric_id; results with groupings and statistics: model/campaignValuesRequestDTOResourceObjectAttributes.ts, model/valuesData.ts.',
      memory: 'campaign_id among the groupings.',
    },
  }),
  ...vendor('a.klaviyo.com', read(`${KLAVIYO}:api/couponsApi.ts`), {
    'GET /api/coupon-codes':
      'filter on coupon.id and status UNASSIGNED: model/couponCodeResponseObjectResourceAttributes.ts.',
    'POST /api/coupon-code-bulk-create-jobs':
      'coupon-codes.data with type, attributes.unique_code and relationships.coupon: model/couponCodeCreateJobCreateQueryResourceObjectAttributes.ts.',
  }),
  ...vendor(
    'api.hubapi.com',
    read(
      'HubSpot/hubspot-api-nodejs@395cd9bf3bb21252aefc517e11ea64b7db03bd9d:codegen/communication_preferences/apis/StatusApi.ts',
    ),
    {
      'GET /communication-preferences/v3/status/email/{}':
        'subscriptionStatuses: id, name, status (codegen/communication_preferences/models/PublicSubscriptionStatus.ts).',
    },
  ),
  ...vendor(
    'api.calendly.com',
    read(
      'airbytehq/airbyte@0b5819e02fd03041695011ad78d1d57fec240e3c:airbyte-integrations/connectors/source-calendly/manifest.yaml',
    ),
    {
      'GET /users/me': 'resource.uri.',
      'GET /scheduled_events':
        'min_start_time, max_start_time; collection: uri, name, start_time, status; pagination. user and status as filters: PipedreamHQ/pipedream, components/calendly_v2/calendly_v2.app.mjs.',
      'GET /scheduled_events/{}/invitees': {
        read: 'collection: uri, email, name, status.',
        memory: 'no_show of an invitee.',
      },
    },
  ),
  ...vendor(
    'api.calendly.com',
    read(
      'PipedreamHQ/pipedream@29df1ac09f7750d68c1427fbfaefb5ce5e10cb2b:components/calendly_v2/actions/create-scheduling-link/create-scheduling-link.mjs',
    ),
    {
      'POST /scheduling_links': {
        read: 'max_event_count, owner (the address of an event type), owner_type EventType.',
        memory: 'resource.booking_url.',
      },
    },
  ),
  ...vendor(
    'api.typeform.com',
    read('Typeform/js-api-client@bfd8cba47e7246291b0744fa6065b6cdaf97f2b8:src/responses.ts'),
    {
      'GET /forms/{}/responses':
        'since, until, page_size up to 1000, completed; total_items, items: response_id, submitted_at, answers by type (src/typeform-types.ts).',
      'DELETE /forms/{}/responses': 'included_tokens with commas.',
    },
  ),
  ...vendor(
    'api.typeform.com',
    read('Typeform/js-api-client@bfd8cba47e7246291b0744fa6065b6cdaf97f2b8:src/insights.ts'),
    { 'GET /insights/{}/summary': 'fields: id, title, views, dropoffs (src/typeform-types.ts).' },
  ),
];
