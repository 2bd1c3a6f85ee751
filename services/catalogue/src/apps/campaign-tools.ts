import { http, node, say } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { sendy } from './mailing-lists-more.js';
import { getResponse } from './mailing-lists-others.js';
import { brevo, mailerLite } from './mailing-lists-popular.js';
import { inApp, senderAddress, senderName } from './values.js';

const GETRESPONSE_FROM = inApp(
  'GetResponse',
  ['afzender', 'sender'],
  ['Het id van je afzender (fromFieldId).', 'The id of your sender (fromFieldId).'],
  'TTzW',
);
const GETRESPONSE_LIST = inApp(
  'GetResponse',
  ['lijst', 'list'],
  [
    'Het id (token) van je lijst, bij de instellingen ervan.',
    'The id (token) of your list, in its settings.',
  ],
  'pVt3x',
);
const SENDY_BRAND = inApp(
  'Sendy',
  ['merk', 'brand'],
  ['Het nummer van je merk.', 'The number of your brand.'],
  '1',
);
const SENDY_LIST = inApp(
  'Sendy',
  ['lijst', 'list'],
  ['Het id van je lijst, onder View all lists.', 'The id of your list, under View all lists.'],
  '9nRUFZsbjSbPaKg7AqhNqg',
);
const BREVO_LIST = inApp(
  'Brevo',
  ['lijst', 'list'],
  [
    'Het nummer van je lijst, met een hekje ervoor in het overzicht.',
    'The number of your list, behind a hash sign in the overview.',
  ],
  '2',
  '^\\d+$',
);

/** Sets a newsletter ready as a draft that a person sends. Subject and html are expressions without braces. */
export interface CampaignTool extends Port {
  draft(name: string, subject: string, html: string): NodeSpec;
}
export const brevoCampaign: CampaignTool = {
  app: brevo.app,
  draft: (name, subject, html) =>
    http(name, 'https://api.brevo.com/v3/emailCampaigns', {
      method: 'POST',
      auth: 'sendInBlueApi',
      json: `={{ JSON.stringify({ name: '${say('Nieuwsbrief', 'Newsletter')} ' + $now.toFormat('yyyy-MM-dd'), subject: ${subject}, sender: { name: '${senderName}', email: '${senderAddress}' }, htmlContent: ${html}, recipients: { listIds: [Number('${BREVO_LIST}')] } }) }}`,
    }),
};
export const mailerLiteCampaign: CampaignTool = {
  app: mailerLite.app,
  draft: (name, subject, html) =>
    http(name, 'https://connect.mailerlite.com/api/campaigns', {
      method: 'POST',
      auth: 'mailerLiteApi',
      json: `={{ JSON.stringify({ name: '${say('Nieuwsbrief', 'Newsletter')} ' + $now.toFormat('yyyy-MM-dd'), type: 'regular', emails: [{ subject: ${subject}, from_name: '${senderName}', from: '${senderAddress}', content: ${html} }] }) }}`,
    }),
};
export const getResponseCampaign: CampaignTool = {
  app: getResponse.app,
  draft: (name, subject, html) =>
    http(name, 'https://api.getresponse.com/v3/newsletters', {
      method: 'POST',
      auth: 'getResponseApi',
      json: `={{ JSON.stringify({ type: 'draft', subject: ${subject}, fromField: { fromFieldId: '${GETRESPONSE_FROM}' }, campaign: { campaignId: '${GETRESPONSE_LIST}' }, sendSettings: { selectedCampaigns: ['${GETRESPONSE_LIST}'] }, content: { html: ${html} } }) }}`,
    }),
};
export const sendyCampaign: CampaignTool = {
  app: sendy.app,
  draft: (name, subject, html) =>
    node(name, 'sendy', 1, {
      resource: 'campaign',
      operation: 'create',
      fromName: senderName,
      fromEmail: senderAddress,
      replyTo: senderAddress,
      title: `=${say('Nieuwsbrief', 'Newsletter')} {{ $now.toFormat('yyyy-MM-dd') }}`,
      subject: `={{ ${subject} }}`,
      htmlText: `={{ ${html} }}`,
      sendCampaign: false,
      brandId: SENDY_BRAND,
      additionalFields: { listIds: SENDY_LIST },
    }),
};
export const campaignTools: CampaignTool[] = [
  mailerLiteCampaign,
  brevoCampaign,
  sendyCampaign,
  getResponseCampaign,
];
