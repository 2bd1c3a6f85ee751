import { node } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Both } from '../kit/text.js';
import { WHATSAPP_NUMBER } from './sms.js';

/** An answer to somebody who wrote within the last day: Meta asks for no template then. */
export const whatsAppText = (name: string, to: string, textBody: string): NodeSpec =>
  node(name, 'whatsApp', 1.1, {
    resource: 'message',
    operation: 'send',
    phoneNumberId: WHATSAPP_NUMBER,
    recipientPhoneNumber: to,
    messageType: 'text',
    textBody,
    additionalFields: {},
  });

/** Where a file stands that somebody sent: for five minutes, for `whatsAppFile`. @param id of the file, an expression */
export const whatsAppMedia = (name: string, mediaGetId: string): NodeSpec =>
  node(name, 'whatsApp', 1.1, { resource: 'media', operation: 'mediaUrlGet', mediaGetId });

/** The file itself, in `data`, after `whatsAppMedia`. */
export const whatsAppFile = (name: string): NodeSpec =>
  http(name, '={{ $json.url }}', { auth: 'whatsAppApi', answer: 'file' });

/** What whoever has several workflows that listen to WhatsApp needs to know. */
export const oneListener: Both = {
  nl: 'Meta meldt berichten aan één flow per app: luistert er al een andere naar WhatsApp, geef deze dan een eigen Meta-app of voeg ze samen.',
  en: 'Meta reports messages to one workflow an app: where another listens to WhatsApp already, give this one a Meta app of its own or join the two.',
};
