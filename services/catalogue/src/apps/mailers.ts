import { node, say } from '../kit/index.js';
import type { Mailer, Source } from '../kit/ports.js';
import { awsSes, mailgun, mailjet, mandrill, sendGrid } from './bulk-mailers.js';
import { gmailApp, outlookApp, smtpApp } from './mail-apps.js';
import { gmailTrigger, imapTrigger, outlookTrigger } from './mail-sources.js';
import { senderAddress } from './values.js';

export * from './bulk-mailers.js';
export * from './mail-apps.js';

export type Mailbox = Mailer &
  Required<Pick<Mailer, 'approve' | 'inbox' | 'inboxWithFiles' | 'sendWithFile'>>;

const approval = () => ({
  responseType: 'approval',
  approvalOptions: {
    values: {
      approvalType: 'double',
      approveLabel: say('Akkoord', 'Approve'),
      disapproveLabel: say('Afwijzen', 'Reject'),
    },
  },
  options: { appendAttribution: false },
});
export const gmail: Mailbox = {
  app: gmailApp,
  send: (name, sendTo, subject, message) =>
    node(name, 'gmail', 2.2, {
      resource: 'message',
      operation: 'send',
      sendTo,
      subject,
      emailType: 'html',
      message,
      options: { appendAttribution: false },
    }),
  sendWithFile: (name, sendTo, subject, message) =>
    node(name, 'gmail', 2.2, {
      resource: 'message',
      operation: 'send',
      sendTo,
      subject,
      emailType: 'html',
      message,
      options: {
        appendAttribution: false,
        attachmentsUi: { attachmentsBinary: [{ property: 'data' }] },
      },
    }),
  approve: (name, sendTo, subject, message) => ({
    ...node(name, 'gmail', 2.2, {
      resource: 'message',
      operation: 'sendAndWait',
      sendTo,
      subject,
      message,
      ...approval(),
    }),
    webhook: true,
  }),
  inbox: gmailTrigger(false),
  inboxWithFiles: gmailTrigger(true),
};
export const outlook: Mailbox = {
  app: outlookApp,
  send: (name, toRecipients, subject, bodyContent) =>
    node(name, 'microsoftOutlook', 2, {
      resource: 'message',
      operation: 'send',
      toRecipients,
      subject,
      bodyContent,
      additionalFields: { bodyContentType: 'html' },
    }),
  sendWithFile: (name, toRecipients, subject, bodyContent) =>
    node(name, 'microsoftOutlook', 2, {
      resource: 'message',
      operation: 'send',
      toRecipients,
      subject,
      bodyContent,
      additionalFields: {
        bodyContentType: 'html',
        attachments: { attachments: [{ binaryPropertyName: 'data' }] },
      },
    }),
  approve: (name, toRecipients, subject, message) => ({
    ...node(name, 'microsoftOutlook', 2, {
      resource: 'message',
      operation: 'sendAndWait',
      toRecipients,
      subject,
      message,
      ...approval(),
    }),
    webhook: true,
  }),
  inbox: outlookTrigger(false),
  inboxWithFiles: outlookTrigger(true),
};
export const smtpMail: Mailbox = {
  app: smtpApp,
  send: (name, toEmail, subject, html) =>
    node(name, 'emailSend', 2.1, {
      operation: 'send',
      fromEmail: senderAddress,
      toEmail,
      subject,
      emailFormat: 'html',
      html,
      options: { appendAttribution: false },
    }),
  sendWithFile: (name, toEmail, subject, html) =>
    node(name, 'emailSend', 2.1, {
      operation: 'send',
      fromEmail: senderAddress,
      toEmail,
      subject,
      emailFormat: 'html',
      html,
      options: { appendAttribution: false, fileAttachments: 'data' },
    }),
  approve: (name, toEmail, subject, message) => ({
    ...node(name, 'emailSend', 2.1, {
      operation: 'sendAndWait',
      fromEmail: senderAddress,
      toEmail,
      subject,
      message,
      ...approval(),
    }),
    webhook: true,
  }),
  inbox: imapTrigger(false),
  inboxWithFiles: imapTrigger(true),
};

/** What sends mail to one address. */
export const mailers: readonly Mailer[] = [
  gmail,
  outlook,
  smtpMail,
  sendGrid,
  mailgun,
  mailjet,
  mandrill,
  awsSes,
];
/** What can send a file along. */
export const fileMailers: readonly (Mailer & Required<Pick<Mailer, 'sendWithFile'>>)[] = mailers.filter(
  (one): one is Mailer & Required<Pick<Mailer, 'sendWithFile'>> => one.sendWithFile !== undefined,
);
/** Mailboxes of people: they receive too, and a person can press Akkoord or Afwijzen in a mail. */
export const mailboxes: readonly Mailbox[] = [gmail, outlook, smtpMail];
/** A mailbox as the start of a run, without the sending. */
export const inboxes: readonly Source<'message'>[] = [
  gmailTrigger(false),
  outlookTrigger(false),
  imapTrigger(false),
];
