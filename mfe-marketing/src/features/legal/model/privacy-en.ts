import type { LegalDocument } from './document.js';
import { facts as f } from './facts.js';

export const privacyEn: LegalDocument = {
  language: 'en',
  title: 'Privacy policy',
  description:
    'Which personal data we process, why, with whom we share it, how long we keep it and how you use your rights under the GDPR.',
  versions: [
    {
      number: '1.2',
      from: '2026-11-28',
      change: 'What is on an invoice, and how long that is kept.',
    },
    {
      number: '1.1',
      from: '2026-11-22',
      change:
        'The language of our mails, what happened to your account, and how steps to a payment are not counted twice.',
    },
    { number: '1.0', from: '2026-11-21', change: 'First version.' },
  ],
  intro:
    '{brand} processes as little data about you as it can. Here you read which, why, how long, and what you can do yourself.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        '{brand}, {address}, Chamber of Commerce {kvk}, VAT ID {vat}, is the controller. For everything about your data you reach us at [{support}](mailto:{support}) and with the [contact form](/contact), topic "Privacy and my data".',
      ],
    },
    {
      id: 'what',
      title: 'Which data, and why we may',
      body: [
        'Each kind of data names its legal basis in article 6 of the GDPR.',
        [
          'Account: your name, e-mail address, the language of our mails, an irreversible hash of your password, your sessions, when you last signed in. Needed for the contract (b). If you sign in with Google, we get your name, e-mail address and an identifier from Google, nothing more.',
          'Security of your account: when and with which kind of browser somebody signed in or tried a password, with a shortened network address. You see it on your account page. Needed to protect your account (f).',
          'Order and payment: plan, amounts, VAT, invoices with name, address and the company and VAT ID that you give, and the payment service’s reference. We never see the numbers of the card or account you pay with. Needed for the contract (b) and tax law (c).',
          'Use of the library: what you download, and which automations you keep with their outcomes. Needed for the contract (b).',
          'Referral: who came by whose link, the commission for it, whether two addresses are one mailbox, and whether the same card or account paid. If you are paid out: name and IBAN of your account, encrypted. Needed for the contract with the person who refers (b), tax law (c), and against abuse (f).',
          'Messages: what you write to us with the contact form, and a withdrawal with name, e-mail address, order and time. Needed to answer (b, f) and to prove that we received your withdrawal (c).',
          'Measuring visits of a person: which pages you viewed and what you did there, with a session identifier and, when you are signed in, that of your account. Only with your consent (a).',
          'Counting visits of nobody: for each day how often a page was viewed, in which language, on what kind of screen and from which site. No cookie, no identifier, no network address; it leads back to nobody. Whoever has their browser ask not to be tracked is not counted. So that the steps to a payment do not count twice, we keep a hash of the network address for those on that day, with a key that is different every day (f).',
          'Health of the site: error reports with page, browser and release, and whether a page loaded well. So as not to count that twice we make a hash of your network address with a key that is different every day. Legitimate interest: a site that works (f).',
          'Security: counters against the guessing of passwords, on a hash of network address or e-mail address, for a quarter of an hour at most. Legitimate interest: protecting accounts (f).',
        ],
        'Without name, e-mail address and payment we cannot deliver a subscription. The rest you need not give us.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      body: [
        'What the site needs to work is always set; what measures only after your consent. Refusing is as easy as accepting, and everything works without. The full list, and the place to change your mind, is on the [cookie page](/legal/cookies).',
      ],
    },
    {
      id: 'recipients',
      title: 'With whom we share data',
      body: [
        'Only with those who work for us and need it for that. With each processor there is a processing agreement. We sell no data.',
        [
          'Stripe Payments Europe, Ltd. (Ireland): payments, invoices and checks against fraud. For part of that Stripe is a controller itself.',
          'The party that runs our servers: all data above, encrypted on its way.',
          'The mail service: name, e-mail address and content of the mails that we send you.',
          'Google Ireland Ltd.: only if you choose to sign in with Google.',
          'The service for visitor statistics: only after your consent, and only where it is set up.',
        ],
        'Whoever referred you sees that a customer came and which commission that gave, not who you are. Authorities get only what the law compels us to give.',
      ],
    },
    {
      id: 'outside',
      title: 'Outside the European Economic Area',
      body: [
        'Where one of these parties processes data outside the EEA, that happens only to a country with an adequacy decision of the European Commission (such as the EU-US Data Privacy Framework) or under its standard contractual clauses. Do ask for a copy.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          `Invoices and payments: ${f.billingYears} years after the year that they are of, because tax law asks for it; sales with VAT of another EU country ${f.oneStopShopYears} years. The name and address on an invoice stay that long, also when your account is gone; after that we remove it.`,
          `Visitor statistics: ${f.analyticsMonths} months.`,
          `Questions to support and withdrawals: ${f.supportYears} years.`,
          `Mails sent: that and when they were sent ${f.mailLogDays} days.`,
          `Ended sessions: ${f.sessionDays} days. What happened to your account: ${f.securityDays} days.`,
          `Error reports of the site: ${f.errorReportDays} days.`,
          `Whether pages loaded well: ${f.healthDays} days; the hash of the network address beside it: ${f.fingerprintDays} days.`,
          'Account and use of the library: as long as the account exists. After deletion only what the law asks for remains.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'The GDPR gives you the right of access, rectification, erasure, restriction, portability and objection. You withdraw consent the way you gave it, on the [cookie page](/legal/cookies); what happened before stays lawful. To processing on the basis of legitimate interest you object with your own reasons; to advertising always.',
        `Ask with the [contact form](/contact) or at [{support}](mailto:{support}). We aim for ${f.answerHours} hours; at the latest within one month (${f.answerDays} days) you have an answer. It costs nothing. To be sure that it is you, we ask you to write from your own address or to sign in.`,
      ],
    },
    {
      id: 'complaint',
      title: 'Making a complaint',
      body: [
        'If you think that we do not do this well, tell us. You can also complain to the Dutch data protection authority, the [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/en), or to that of the EU country where you live or work.',
      ],
    },
    {
      id: 'decisions',
      title: 'Automated decisions',
      body: [
        'We take no decisions about you that rest on a computer alone and that affect you significantly. If your bank does not pay, access stops by itself; a person looks at it as soon as you ask.',
      ],
    },
    {
      id: 'age',
      title: 'Age',
      body: [
        `An account is for people aged ${f.minimumAge} and older. If we notice that somebody is younger, we delete the account.`,
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'Connections are encrypted, passwords are kept as an irreversible hash (argon2id), each part of our system can reach its own data only, and queues hold identifiers only. If something goes wrong all the same that may harm you, you hear of it at once and we report it to the authority within 72 hours. Found a leak? Write to [{support}](mailto:{support}).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'If something essential changes, we mail everybody with an account before it takes effect. Earlier versions stay named below. This policy exists in [Dutch](/privacy) too; both say the same.',
      ],
    },
  ],
};
