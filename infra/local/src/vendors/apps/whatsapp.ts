import { json, signed, type VendorEvent } from '../events.js';
import { file, gone, type Handler } from '../stand-in.js';
import { PIXEL } from './senders.js';

type Routes = Readonly<Record<string, Handler>>;

/** WhatsApp beside the pages of Meta, at the same host: n8n nodes/WhatsApp; david-lev/pywa, pywa/api.py. */
export const whatsApp: Routes = {
  'POST /:version/oauth/access_token': (_, world) => ({ access_token: world.secret, token_type: 'bearer' }),
  'GET /:version/:app/subscriptions': (_, world) => ({ data: world.of('whatsapp:hooks') }),
  'POST /:version/:app/subscriptions': ({ body }, world) => {
    const fields = JSON.parse(String(body.fields ?? '[]')) as string[];
    world.put('whatsapp:hooks', {
      object: body.object,
      callback_url: body.callback_url,
      active: true,
      fields: fields.map((name) => ({ name, version: 'v19.0' })),
    });
    return { success: true };
  },
  'DELETE /:version/:app/subscriptions': (_, world) => {
    world.of('whatsapp:hooks').length = 0;
    return { success: true };
  },
  'POST /:version/:phone/messages': ({ body }, world) => ({
    messaging_product: 'whatsapp',
    contacts: [{ input: body.to, wa_id: String(body.to ?? '').replaceAll(/\D/g, '') }],
    messages: [{ id: world.put('whatsapp', { id: `wamid.${world.next()}`, body }).id }],
  }),
  // Answers to whom it told of a file where that is, for a few minutes.
  'GET /:version/wamedia:id': ({ at }, world) => ({
    messaging_product: 'whatsapp',
    id: `wamedia${at.id}`,
    mime_type: 'image/png',
    url: `https://lookaside.fbsbx.com/whatsapp_business/attachments/${world.secret}`,
    sha256: 'ab12',
    file_size: PIXEL.length,
  }),
  'GET /whatsapp_business/attachments/:key': ({ at }) =>
    at.key ? file('image/png', PIXEL) : gone('Media not found'),
};

const change = (message: object) => ({
  field: 'messages',
  value: {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '31850001122', phone_number_id: '106540352242922' },
    contacts: [{ profile: { name: 'Sanne de Vries' }, wa_id: '31612345678' }],
    messages: [message],
  },
});

/** What WhatsApp tells: a text, and a photo with words to it. */
export const whatsAppEvents: Readonly<Record<string, VendorEvent>> = {
  whatsAppTrigger: (world) => {
    const one = { from: '31612345678', timestamp: String(Math.floor(world.now / 1000)) };
    const text = {
      ...one,
      id: `wamid.${world.next()}`,
      type: 'text',
      text: { body: 'Waar is bestelling 1042?' },
    };
    const image = {
      ...one,
      id: `wamid.${world.next()}`,
      type: 'image',
      image: {
        id: `wamedia${world.next()}`,
        mime_type: 'image/png',
        sha256: 'ab12',
        caption: 'Doos van 1042 is stuk',
      },
    };
    const body = {
      object: 'whatsapp_business_account',
      entry: [{ id: '102290129340398', changes: [change(text), change(image)] }],
    };
    return json(body, { 'x-hub-signature-256': `sha256=${signed(world, JSON.stringify(body), 'hex')}` });
  },
};
