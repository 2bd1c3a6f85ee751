import { app, GOOGLE_STEPS, MICROSOFT_STEPS } from './app.js';

export const gmailApp = app('gmail', 'Gmail', 'gmailOAuth2', ...GOOGLE_STEPS, 5);
export const outlookApp = app('outlook', 'Outlook', 'microsoftOutlookOAuth2Api', ...MICROSOFT_STEPS, 5);
export const smtpApp = app(
  'smtp',
  'SMTP',
  'smtp',
  [
    'Vraag je mailprovider om de host, de poort en een app-wachtwoord voor uitgaande mail.',
    'Vul die in n8n in en stuur jezelf een proefbericht.',
  ],
  [
    'Ask your mail provider for the host, the port and an app password for outgoing mail.',
    'Fill them in at n8n and send yourself a test message.',
  ],
  3,
);
export const imapApp = app(
  'imap',
  'IMAP-mailbox',
  'imap',
  [
    'Vraag je mailprovider om de host, de poort en een app-wachtwoord voor binnenkomende mail.',
    'Vul die in n8n in en kies de map die gelezen moet worden.',
  ],
  [
    'Ask your mail provider for the host, the port and an app password for incoming mail.',
    'Fill them in at n8n and choose the folder to read.',
  ],
  3,
);
const apiKey = (key: string, label: string, credential: string, where: [string, string], weight = 2) =>
  app(
    key,
    label,
    credential,
    [
      `Maak in ${label} ${where[0]} een API-sleutel.`,
      'Bevestig je afzenderdomein en plak de sleutel in n8n.',
    ],
    [`Create an API key in ${label} ${where[1]}.`, 'Verify your sender domain and paste the key into n8n.'],
    weight,
  );
export const sendGridApp = apiKey('sendGrid', 'SendGrid', 'sendGridApi', [
  'onder Settings, API Keys',
  'under Settings, API Keys',
]);
export const mailgunApp = apiKey('mailgun', 'Mailgun', 'mailgunApi', [
  'onder API Security',
  'under API Security',
]);
export const mailjetApp = apiKey('mailjet', 'Mailjet', 'mailjetEmailApi', [
  'onder Accountinstellingen, API-sleutelbeheer',
  'under Account settings, API key management',
]);
export const mandrillApp = apiKey(
  'mandrill',
  'Mandrill',
  'mandrillApi',
  ['onder Settings, SMTP & API Info', 'under Settings, SMTP & API Info'],
  1,
);
export const awsSesApp = app(
  'awsSes',
  'Amazon SES',
  'aws',
  [
    'Maak in AWS IAM een gebruiker met het recht ses:SendEmail en een toegangssleutel.',
    'Bevestig je afzender in SES en vul regio en sleutel in n8n in.',
  ],
  [
    'Create a user with the permission ses:SendEmail and an access key in AWS IAM.',
    'Verify your sender in SES and fill in the region and key in n8n.',
  ],
  1,
);
