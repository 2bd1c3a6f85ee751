import { http, node, say } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { sendy } from './mailing-lists-more.js';
import { getResponse } from './mailing-lists-others.js';
import { brevo, mailerLite } from './mailing-lists-popular.js';

/** Sets a newsletter ready as a draft that a person sends. Subject and html are expressions without braces. */
export interface CampaignTool extends Port {
  draft(name: string, subject: string, html: string): NodeSpec;
}
const SENDER = { naam: 'Jouw bedrijf', adres: 'nieuwsbrief@example.com' };
const from = {
  nl: 'Zet in de stap die de nieuwsbrief klaarzet je afzender en je lijst.',
  en: 'Put your sender and your list in the step that prepares the newsletter.',
};

export const brevoCampaign: CampaignTool = {
  app: brevo.app,
  setup: [from],
  draft: (name, subject, html) =>
    http(name, 'https://api.brevo.com/v3/emailCampaigns', {
      method: 'POST',
      auth: 'sendInBlueApi',
      json: `={{ JSON.stringify({ name: '${say('Nieuwsbrief', 'Newsletter')} ' + $now.toFormat('yyyy-MM-dd'), subject: ${subject}, sender: { name: '${SENDER.naam}', email: '${SENDER.adres}' }, htmlContent: ${html}, recipients: { listIds: [1] } }) }}`,
    }),
};
export const mailerLiteCampaign: CampaignTool = {
  app: mailerLite.app,
  setup: [from],
  draft: (name, subject, html) =>
    http(name, 'https://connect.mailerlite.com/api/campaigns', {
      method: 'POST',
      auth: 'mailerLiteApi',
      json: `={{ JSON.stringify({ name: '${say('Nieuwsbrief', 'Newsletter')} ' + $now.toFormat('yyyy-MM-dd'), type: 'regular', emails: [{ subject: ${subject}, from_name: '${SENDER.naam}', from: '${SENDER.adres}', content: ${html} }] }) }}`,
    }),
};
export const getResponseCampaign: CampaignTool = {
  app: getResponse.app,
  setup: [from],
  draft: (name, subject, html) =>
    http(name, 'https://api.getresponse.com/v3/newsletters', {
      method: 'POST',
      auth: 'getResponseApi',
      json: `={{ JSON.stringify({ type: 'draft', subject: ${subject}, fromField: { fromFieldId: 'VUL_AFZENDER_IN' }, campaign: { campaignId: 'VUL_LIJST_IN' }, content: { html: ${html} } }) }}`,
    }),
};
export const sendyCampaign: CampaignTool = {
  app: sendy.app,
  setup: [from],
  draft: (name, subject, html) =>
    node(name, 'sendy', 1, {
      resource: 'campaign',
      operation: 'create',
      fromName: SENDER.naam,
      fromEmail: SENDER.adres,
      replyTo: SENDER.adres,
      title: `=${say('Nieuwsbrief', 'Newsletter')} {{ $now.toFormat('yyyy-MM-dd') }}`,
      subject: `={{ ${subject} }}`,
      htmlText: `={{ ${html} }}`,
      sendCampaign: false,
      brandId: 'VUL_MERK_ID_IN',
      additionalFields: { listIds: 'VUL_LIJST_ID_IN' },
    }),
};
export const campaignTools: CampaignTool[] = [
  mailerLiteCampaign,
  brevoCampaign,
  sendyCampaign,
  getResponseCampaign,
];
