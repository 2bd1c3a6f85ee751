import { appTrigger, node } from '../kit/index.js';
import type { Source } from '../kit/ports.js';
import { gmailApp, imapApp, outlookApp } from './mail-apps.js';
import { inApp } from './values.js';

const GMAIL_LABEL = inApp(
  'Gmail',
  ['label', 'label'],
  [
    'De naam van het label dat je filter aan deze mails geeft.',
    'The name of the label that your filter gives these mails.',
  ],
  ['facturen', 'invoices'],
);

/** @param withFiles only mail with attachments, the first in the binary field `attachment_0` */
export const gmailTrigger = (withFiles: boolean): Source<'message'> => ({
  app: gmailApp,
  event: withFiles
    ? { nl: 'er in Gmail een mail met bijlage binnenkomt', en: 'a mail with an attachment arrives in Gmail' }
    : { nl: 'er een mail in Gmail binnenkomt', en: 'a mail arrives in Gmail' },
  setup: [
    {
      nl: 'Maak in Gmail een label en een filter dat het geeft.',
      en: 'Create a label in Gmail and a filter that gives it.',
    },
  ],
  nodes: (name) => [
    appTrigger(
      name,
      'gmailTrigger',
      1.4,
      {
        event: 'messageReceived',
        simple: false,
        filters: { q: withFiles ? `label:${GMAIL_LABEL} has:attachment` : `label:${GMAIL_LABEL}` },
        options: withFiles
          ? { downloadAttachments: true, dataPropertyAttachmentsPrefixName: 'attachment_' }
          : {},
      },
      'everyMinute',
    ),
  ],
  fields: {
    id: '$json.id',
    from: '$json.from.value[0].address',
    name: '$json.from.value[0].name || $json.from.value[0].address',
    subject: '$json.subject',
    text: "$json.text || ''",
  },
});
/** @param withFiles only mail with attachments, the first in the binary field `attachment_0` */
export const outlookTrigger = (withFiles: boolean): Source<'message'> => ({
  app: outlookApp,
  event: withFiles
    ? {
        nl: 'er in Outlook een mail met bijlage binnenkomt',
        en: 'a mail with an attachment arrives in Outlook',
      }
    : { nl: 'er een mail in Outlook binnenkomt', en: 'a mail arrives in Outlook' },
  setup: [
    {
      nl: 'Kies in de trigger van Outlook onder Filters de map die gelezen mag worden.',
      en: 'Under Filters in the Outlook trigger, choose the folder that may be read.',
    },
  ],
  nodes: (name) => [
    appTrigger(
      name,
      'microsoftOutlookTrigger',
      1,
      {
        event: 'messageReceived',
        output: 'raw',
        filters: withFiles ? { hasAttachments: true, readStatus: 'unread' } : { readStatus: 'unread' },
        options: withFiles ? { downloadAttachments: true, attachmentsPrefix: 'attachment_' } : {},
      },
      'everyMinute',
    ),
  ],
  fields: {
    id: '$json.id',
    from: '$json.from.emailAddress.address',
    name: '$json.from.emailAddress.name',
    subject: '$json.subject',
    text: "$json.body.content.replace(/<[^>]+>/g, ' ').replace(/\\s+/g, ' ').trim()",
  },
});
/** @param withFiles only mail with attachments, the first in the binary field `attachment_0` */
export const imapTrigger = (withFiles: boolean): Source<'message'> => ({
  app: imapApp,
  event: withFiles
    ? {
        nl: 'er een mail met bijlage in je mailbox valt',
        en: 'a mail with an attachment lands in your mailbox',
      }
    : { nl: 'er een mail in je mailbox valt', en: 'a mail lands in your mailbox' },
  setup: [
    {
      nl: 'Zet in de mailtrigger de naam van de map die gelezen moet worden; INBOX is alles.',
      en: 'In the mail trigger, put the name of the folder to read; INBOX is everything.',
    },
  ],
  nodes: (name) => [
    {
      ...node(name, 'emailReadImap', 2.2, {
        mailbox: 'INBOX',
        postProcessAction: 'read',
        format: 'resolved',
        ...(withFiles ? { dataPropertyAttachmentsPrefixName: 'attachment_' } : {}),
        options: {},
      }),
    },
  ],
  fields: {
    id: '$json.messageId',
    from: '$json.from.value[0].address',
    name: '$json.from.value[0].name || $json.from.value[0].address',
    subject: '$json.subject',
    text: "$json.text || ''",
  },
});
