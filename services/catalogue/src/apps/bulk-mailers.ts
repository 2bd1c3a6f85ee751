import { node } from '../kit/index.js';
import type { Mailer } from '../kit/ports.js';
import { awsSesApp, mailgunApp, mailjetApp, mandrillApp, sendGridApp } from './mail-apps.js';
import { senderAddress, senderName } from './values.js';

export const sendGrid: Mailer = {
  app: sendGridApp,
  send: (name, toEmail, subject, contentValue) =>
    node(name, 'sendGrid', 1, {
      resource: 'mail',
      operation: 'send',
      fromEmail: senderAddress,
      fromName: senderName,
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
      fromEmail: senderAddress,
      fromName: senderName,
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
    node(name, 'mailgun', 1, { fromEmail: senderAddress, toEmail, subject, html, attachments: 'data' }),
  app: mailgunApp,
  send: (name, toEmail, subject, html) =>
    node(name, 'mailgun', 1, { fromEmail: senderAddress, toEmail, subject, html }),
};
export const mailjet: Mailer = {
  app: mailjetApp,
  send: (name, toEmail, subject, html) =>
    node(name, 'mailjet', 1, {
      resource: 'email',
      operation: 'send',
      fromEmail: senderAddress,
      toEmail,
      subject,
      html,
      additionalFields: {},
    }),
};
export const mandrill: Mailer = {
  app: mandrillApp,
  send: (name, toEmail, subject, html) =>
    node(name, 'mandrill', 1, {
      resource: 'message',
      operation: 'sendHtml',
      fromEmail: senderAddress,
      toEmail,
      options: { subject, html, autoText: true },
    }),
  sendWithFile: (name, toEmail, subject, html) =>
    node(name, 'mandrill', 1, {
      resource: 'message',
      operation: 'sendHtml',
      fromEmail: senderAddress,
      toEmail,
      options: { subject, html, autoText: true },
      attachmentsUi: { attachmentsBinary: [{ property: 'data' }] },
    }),
};
export const awsSes: Mailer = {
  app: awsSesApp,
  send: (name, to, subject, body) =>
    node(name, 'awsSes', 1, {
      authentication: 'iam',
      resource: 'email',
      operation: 'send',
      isBodyHtml: true,
      subject,
      body,
      fromEmail: senderAddress,
      toAddresses: [to],
      additionalFields: {},
    }),
};
