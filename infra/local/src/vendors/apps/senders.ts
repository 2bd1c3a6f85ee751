import { Answer, file, type StandIn } from '../stand-in.js';

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Who takes a message and tells that it goes on its way; and who makes something small of what it gets. */
export const senders: readonly StandIn[] = [
  {
    name: 'MessageBird',
    hosts: ['rest.messagebird.com'],
    source: 'messagebird/messagebird-nodejs, types/messages.d.ts; n8n nodes/MessageBird',
    routes: {
      'POST /messages': ({ body }, world) =>
        new Answer(201, {
          ...world.put('messagebird', { id: `mb${world.next()}`, ...body }),
          href: 'https://rest.messagebird.com/messages/1',
          direction: 'mt',
          type: 'sms',
          createdDatetime: world.time(),
          recipients: { totalCount: 1, totalSentCount: 1, items: [] },
        }),
    },
  },
  {
    name: 'seven',
    hosts: ['gateway.seven.io'],
    source: 'seven-io/js-client, src/resources/SmsResource.ts; n8n nodes/Sms77',
    routes: {
      'POST /api/sms': ({ body }, world) => ({
        success: '100',
        total_price: 0.075,
        balance: 12.5,
        debug: 'false',
        sms_type: 'direct',
        messages: [{ id: String(world.next()), recipient: body?.to, text: body?.text, success: true }],
      }),
    },
  },
  {
    name: 'Twilio',
    hosts: ['api.twilio.com'],
    source: 'twilio/twilio-oai, spec/json/twilio_api_v2010.json; n8n nodes/Twilio',
    routes: {
      'POST /2010-04-01/Accounts/:account/Messages.json': ({ body }, world) =>
        new Answer(201, {
          sid: `SM${world.next()}`,
          status: 'queued',
          to: body?.To,
          from: body?.From,
          body: body?.Body,
          num_segments: '1',
          error_code: null,
        }),
      'POST /2010-04-01/Accounts/:account/Calls.json': ({ body }, world) =>
        new Answer(201, { sid: `CA${world.next()}`, status: 'queued', to: body?.To, from: body?.From }),
    },
  },
  {
    name: 'SIGNL4',
    hosts: ['connect.signl4.com'],
    source: 'n8n nodes/Signl4; docs.signl4.com/integrations/webhook',
    routes: {
      'POST /webhook/:team': (_, world) => new Answer(201, { eventId: `2518${world.next()}` }),
    },
  },
  {
    name: 'Mailgun',
    hosts: ['api.mailgun.net', 'api.eu.mailgun.net'],
    source: 'mailgun/mailgun.js, lib/Interfaces/MailgunClient; n8n nodes/Mailgun',
    routes: {
      'POST /v3/:domain/messages': ({ at }, world) => ({
        id: `<${world.next()}@${at.domain}>`,
        message: 'Queued. Thank you.',
      }),
    },
  },
  {
    name: 'Mailjet',
    hosts: ['api.mailjet.com'],
    source: 'mailjet/mailjet-apiv3-nodejs, lib/types/api/Send; n8n nodes/Mailjet',
    routes: {
      'POST /v3.1/send': ({ body }, world) => ({
        Messages: (body?.Messages ?? [{}]).map(() => ({
          Status: 'success',
          CustomID: '',
          To: [{ Email: 'sanne@voorbeeld.nl', MessageUUID: 'a1', MessageID: world.next() }],
          Cc: [],
          Bcc: [],
        })),
      }),
    },
  },
  {
    name: 'DeepL',
    hosts: ['api.deepl.com', 'api-free.deepl.com'],
    source: 'DeepLcom/openapi, openapi.yaml; n8n nodes/DeepL',
    routes: {
      'ANY /v2/translate': ({ query, body }) => ({
        translations: [
          {
            detected_source_language: 'NL',
            text: `Translated: ${[query.get('text') ?? body?.text].flat()[0] ?? ''}`,
          },
        ],
      }),
    },
  },
  {
    name: 'Bitly',
    hosts: ['api-ssl.bitly.com'],
    source: 'n8n nodes/Bitly; dev.bitly.com/api-reference',
    routes: {
      'POST /v4/bitlinks': ({ body }, world) =>
        new Answer(201, {
          id: `bit.ly/${world.next()}`,
          link: `https://bit.ly/${world.next()}`,
          long_url: body?.long_url,
          title: body?.title ?? '',
          created_at: world.time(),
          tags: body?.tags ?? [],
        }),
    },
  },
  {
    name: 'QuickChart',
    hosts: ['quickchart.io'],
    source: 'typpo/quickchart, README.md; n8n nodes/QuickChart',
    // Anybody may have a chart drawn.
    open: true,
    routes: { 'ANY /chart': () => file('image/png', PIXEL) },
  },
  {
    name: 'APITemplate.io',
    hosts: ['api.apitemplate.io', 'bucket.s3.amazonaws.com'],
    source: 'n8n nodes/ApiTemplateIo; apitemplate.io/apiv2',
    routes: {
      'POST /v1/create': (_, world) => ({
        status: 'success',
        download_url: `https://bucket.s3.amazonaws.com/${world.secret}/beeld.png`,
        transaction_ref: String(world.next()),
      }),
      'GET /:key/beeld.png': () => file('image/png', PIXEL),
    },
  },
];
