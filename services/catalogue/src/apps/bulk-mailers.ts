import { node } from '../kit/index.js';
import type { Mailer } from '../kit/ports.js';
import { awsSesApp, mailgunApp, mailjetApp, mandrillApp, SENDER, sender, sendGridApp } from './mail-apps.js';

export const sendGrid: Mailer = {
  app: sendGridApp,
  setup: sender('SendGrid'),
  send: (name, toEmail, subject, contentValue) =>
    node(name, 'sendGrid', 1, {
      resource: 'mail',
      operation: 'send',
      fromEmail: SENDER,
      fromName: 'VUL_JE_AFZENDERNAAM_IN',
      toEmail,
      subject,
      dynamicTemplate: false,
      contentType: 'text/html',
      contentValue,
      additionalFields: {},
    }),
  sendWithFile: (name, toEmail, subject, contentValue) =>
    node(name, 'sendGrid', 1, {
      resource: 'mail',
      operation: 'send',
      fromEmail: SENDER,
      fromName: 'VUL_JE_AFZENDERNAAM_IN',
      toEmail,
      subject,
      dynamicTemplate: false,
      contentType: 'text/html',
      contentValue,
      additionalFields: { attachments: 'data' },
    }),
};
export const mailgun: Mailer = {
  sendWithFile: (name, toEmail, subject, html) =>
    node(name, 'mailgun', 1, { fromEmail: SENDER, toEmail, subject, html, attachments: 'data' }),
  app: mailgunApp,
  setup: sender('Mailgun'),
  send: (name, toEmail, subject, html) =>
    node(name, 'mailgun', 1, { fromEmail: SENDER, toEmail, subject, html }),
};
export const mailjet: Mailer = {
  app: mailjetApp,
  setup: sender('Mailjet'),
  send: (name, toEmail, subject, html) =>
    node(name, 'mailjet', 1, {
      resource: 'email',
      operation: 'send',
      fromEmail: SENDER,
      toEmail,
      subject,
      html,
      additionalFields: {},
    }),
};
export const mandrill: Mailer = {
  app: mandrillApp,
  setup: sender('Mandrill'),
  send: (name, toEmail, subject, html) =>
    node(name, 'mandrill', 1, {
      resource: 'message',
      operation: 'sendHtml',
      fromEmail: SENDER,
      toEmail,
      options: { subject, html, autoText: true },
    }),
  sendWithFile: (name, toEmail, subject, html) =>
    node(name, 'mandrill', 1, {
      resource: 'message',
      operation: 'sendHtml',
      fromEmail: SENDER,
      toEmail,
      options: { subject, html, autoText: true },
      attachmentsUi: { attachmentsBinary: [{ property: 'data' }] },
    }),
};
export const awsSes: Mailer = {
  app: awsSesApp,
  setup: sender('Amazon SES'),
  send: (name, to, subject, body) =>
    node(name, 'awsSes', 1, {
      authentication: 'iam',
      resource: 'email',
      operation: 'send',
      isBodyHtml: true,
      subject,
      body,
      fromEmail: SENDER,
      toAddresses: [to],
      additionalFields: {},
    }),
};
