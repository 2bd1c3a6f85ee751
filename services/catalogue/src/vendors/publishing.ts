import { type Endpoint, read, vendor } from './endpoint.js';

const meta = (call: string, file: string, text: string | { read: string; memory: string }): Endpoint[] =>
  vendor(
    'graph.facebook.com',
    read(
      `facebook/facebook-python-business-sdk@94914f9dabd06f0a5cbed72b5824ee45e407cbe7:facebook_business/adobjects/${file}.py`,
    ),
    { [call]: text },
  );

/** Sites, newsletters, networks, advertisements, pictures and sound. */
export const publishing: readonly Endpoint[] = [
  ...meta('GET /{}', 'page', 'Of a page: followers_count, fan_count.'),
  ...meta('GET /{}/feed', 'page', 'Posts of a page: message, comments.'),
  ...meta('GET /{}/posts', 'pagepost', {
    read: 'id, message, permalink_url, created_time, likes and comments.',
    memory: 'summary(true) with total_count.',
  }),
  ...meta('GET /{}/ratings', 'recommendation', {
    read: 'open_graph_story, recommendation_type, review_text, created_time, reviewer.',
    memory: 'The word positive.',
  }),
  ...meta(
    'GET /{}/insights',
    'adsinsights',
    'campaign_id, campaign_name, spend, clicks, impressions, actions; level campaign, date_preset yesterday and last_month.',
  ),
  ...meta('GET /{}/media', 'igmedia', 'id, caption, permalink, timestamp, like_count, comments_count.'),
  ...meta('POST /{}', 'comment', 'Of a comment: is_hidden.'),
  ...meta('POST /{}/comments', 'comment', 'message.'),
  ...meta('POST /{}/replies', 'igcomment', 'message.'),
  ...meta('POST /{}/feed', 'page', 'message, link.'),
  ...meta('POST /{}/photos', 'page', 'url, caption.'),
  ...meta('POST /{}/media', 'iguser', 'caption, image_url; id.'),
  ...meta('POST /{}/media_publish', 'iguser', 'creation_id.'),
  ...vendor(
    '{}',
    read('mastodon/documentation@2903485da54a20f1da5e7dfb8b34712e6196e8f7:content/en/methods/statuses.md'),
    { 'POST /api/v1/statuses': 'status, language; as a form or as JSON.' },
  ),
  ...vendor(
    '{}',
    read('mastodon/documentation@2903485da54a20f1da5e7dfb8b34712e6196e8f7:content/en/methods/accounts.md'),
    {
      'GET /api/v1/accounts/{}/statuses':
        'limit up to 40, exclude_replies, exclude_reblogs; id, content, url, created_at, favourites_count, replies_count (entities/Status.md).',
    },
  ),
  ...vendor(
    'api.linkedin.com',
    read('singer-io/tap-linkedin-ads@44d6bef995f1e6f498ec08c1c5442a4f9b0b99d0:tap_linkedin_ads/streams.py'),
    {
      'GET /rest/adAnalytics': {
        read: 'q analytics, pivot CAMPAIGN, timeGranularity, accounts, dateRange, fields, headers LinkedIn-Version and X-Restli-Protocol-Version; elements: pivotValues, costInLocalCurrency, clicks, impressions, externalWebsiteConversions.',
        memory: 'How accounts and dateRange are written; timeGranularity ALL.',
      },
    },
  ),
  ...vendor(
    'googleads.googleapis.com',
    read(
      'googleapis/googleapis@f8291d2b89f0017ab078a4c7378069bae5686f6f:google/ads/googleads/v25/services/google_ads_service.proto',
    ),
    {
      'POST /v25/customers/{}/googleAds:searchStream':
        'query; results with metrics.costMicros (common/metrics.proto). Headers developer-token and login-customer-id as in the Google Ads step of n8n.',
    },
  ),
  ...vendor(
    'api.brevo.com',
    read('getbrevo/brevo-node@c353d32c7b46bd6be3950886109d0090de8fd0ae:model/createEmailCampaign.ts'),
    {
      'POST /v3/emailCampaigns': 'name, subject, sender, htmlContent, recipients.listIds.',
    },
  ),
  ...vendor(
    'connect.mailerlite.com',
    read(
      'mailerlite/mailerlite-nodejs@faebc1bbc4306369381a09f00e44c1ec1b93de63:src/modules/campaigns/README.md',
    ),
    { 'POST /api/campaigns': 'name, type regular, emails (subject, from_name, from, content).' },
  ),
  ...vendor(
    'api.getresponse.com',
    read(
      'GetResponse/sdk-php@a255de23ede4f9cf83b893e63e0770975f9ca4ce:src/Operation/Model/NewNewsletter.php',
    ),
    {
      'POST /v3/newsletters': {
        read: 'type, subject, fromField.fromFieldId, campaign, content.html, sendSettings.selectedCampaigns.',
        memory: 'type draft.',
      },
    },
  ),
  ...vendor(
    '{}.api.mailchimp.com',
    read(
      'n8n-io/n8n@00ea909c2dd382bfc8cd7bb397c4d61f462d46e2:packages/nodes-base/nodes/Mailchimp/GenericFunctions.ts',
    ),
    {
      'POST /3.0/campaigns':
        'type, recipients.list_id, settings (subject_line, title, from_name, reply_to); id, web_id.',
    },
  ),
  ...vendor(
    '{}.api.mailchimp.com',
    read(
      'mailchimp/mailchimp-marketing-node@7c1edd292e2d4732a0ea209de6b6dd38f968bf9d:src/api/CampaignsApi.js',
    ),
    { 'PUT /3.0/campaigns/{}/content': { read: 'The address.', memory: 'html.' } },
  ),
  ...vendor('{}', read('WP-API/docs@ab20319c2bfa108a7c76ee1322078df88a49a7e6:reference/posts.md'), {
    'POST /wp-json/wp/v2/posts': 'status draft, title, content, excerpt, featured_media.',
  }),
  ...vendor('{}', read('WP-API/docs@ab20319c2bfa108a7c76ee1322078df88a49a7e6:reference/media.md'), {
    'POST /wp-json/wp/v2/media': {
      read: 'The address; id.',
      memory: 'The picture as body, its name in Content-Disposition.',
    },
  }),
  ...vendor(
    '{}',
    read(
      'strapi/documentation@04b9ddab578aa70041c5b7ec75c1ab8566c83702:docusaurus/docs/cms/api/rest/status.md',
    ),
    { 'POST /api/articles': 'status draft in the query, data in the body; data.id, data.documentId.' },
  ),
  ...vendor(
    'mapi.storyblok.com',
    read(
      'storyblok/storyblok-docs@9b070f723673b86fc4834e419e8d4a7a7cbbb1da:content/management/v1/core-resources/stories/create-story.md',
    ),
    {
      'POST /v1/spaces/{}/stories':
        'story: name, slug, content with component; not published; story.full_slug.',
    },
  ),
  ...vendor(
    'api.contentful.com',
    read(
      'contentful/contentful-management.js@20da190e7ddc205a698695302242e9c6d8d93ccf:lib/adapters/REST/endpoints/entry.ts',
    ),
    {
      'POST /spaces/{}/environments/master/entries':
        'fields; headers X-Contentful-Content-Type and Content-Type (rest-adapter.ts); sys (lib/entities/entry.ts).',
    },
  ),
  ...vendor(
    'api.placid.app',
    read(
      'placidapp/n8n-nodes-placid@673b517bb133fd294ab978830bfa855c1565ed46:nodes/Placid/actions/image/create.operation.ts',
    ),
    {
      'POST /api/rest/images': {
        read: 'template_uuid, layers; image_url once its status is finished.',
        memory: 'create_now, which makes the answer wait for it.',
      },
    },
  ),
  ...vendor(
    'api.elevenlabs.io',
    read(
      'elevenlabs/elevenlabs-js@87100890798f961a1b93300e9bb443dc35b5de6a:src/api/resources/textToSpeech/client/Client.ts',
    ),
    { 'POST /v1/text-to-speech/{}': 'text, model_id eleven_multilingual_v2, header xi-api-key; the sound.' },
  ),
  ...vendor(
    'api.groq.com',
    read(
      'groq/groq-typescript@709b1ab6eed32a1dd1fe05f19d085709edf3c88a:src/resources/audio/transcriptions.ts',
    ),
    { 'POST /openai/v1/audio/transcriptions': 'file, model whisper-large-v3, language; text.' },
  ),
];
