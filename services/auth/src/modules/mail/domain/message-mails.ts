import type { Language } from '@stroomwerk/contracts';
import type { ContactTopic } from '@stroomwerk/contracts/auth';
import { type MailContent, renderMail } from './mail-layout.js';
import { mailDay, mailMoment } from './mail-moment.js';
import { mailName } from './mail-name.js';
import { orderShown } from './order-number.js';

/** Receipts go to whoever wrote, copies to support. */
export type MessageMailKind = 'withdrawal_receipt' | 'withdrawal_copy' | 'contact_receipt' | 'contact_copy';

/** A message as it was kept; its content as the kind has it. */
export interface KeptMessage {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly content: {
    readonly order?: string;
    readonly ordered_on?: string | null;
    readonly topic?: ContactTopic;
    readonly message?: string;
  };
}

export interface House {
  readonly brand: string;
  readonly supportEmail: string;
}

const words = {
  nl: {
    reference: 'Kenmerk',
    received: 'Ontvangen op',
    order: 'Bestelling',
    orderedOn: 'Besteld op',
    name: 'Naam',
    email: 'E-mailadres',
    topic: 'Onderwerp',
    asYouWrote: 'zoals je het invulde; wij bewaren het bij dit kenmerk',
    topics: {
      workflows: 'Workflows en de bibliotheek',
      billing: 'Betalen en facturen',
      privacy: 'Privacy en mijn gegevens',
      partners: 'Doorverwijzen en samenwerken',
      other: 'Iets anders',
    },
  },
  en: {
    reference: 'Reference',
    received: 'Received on',
    order: 'Order',
    orderedOn: 'Ordered on',
    name: 'Name',
    email: 'E-mail address',
    topic: 'Topic',
    asYouWrote: 'as you filled it in; we keep it with this reference',
    topics: {
      workflows: 'Workflows and the library',
      billing: 'Payments and invoices',
      privacy: 'Privacy and my data',
      partners: 'Referrals and partnership',
      other: 'Something else',
    },
  },
} as const;

/** The moment to the second: it decides whether a withdrawal came in time. */
function withdrawalFacts(kept: KeptMessage, language: Language): [string, string][] {
  const word = words[language];
  const { order = '', ordered_on: orderedOn } = kept.content;
  return [
    [word.reference, kept.reference],
    [word.received, mailMoment(kept.createdAt, language, true)],
    [word.name, kept.name],
    [word.email, kept.email],
    [word.order, order],
    ...(orderedOn ? ([[word.orderedOn, mailDay(orderedOn, language)]] as [string, string][]) : []),
  ];
}

/** The same for the receipt, which goes to an address that nobody has confirmed: free text is only said to be kept. */
function receiptFacts(kept: KeptMessage): [string, string][] {
  const { language, name, content } = kept;
  const { asYouWrote } = words[language];
  const shown = {
    ...kept,
    name: mailName(name) ?? asYouWrote,
    // Stryker disable next-line StringLiteral: stands for no order, which is not shown either
    content: { ...content, order: orderShown(content.order ?? '') ?? asYouWrote },
  };
  return withdrawalFacts(shown, language);
}

/** The statement in the words of the model form of the law (Annex I(B) of Directive 2011/83/EU). */
export const statement = (brand: string, language: Language): string =>
  language === 'nl'
    ? `Aan ${brand}: ik deel u hierbij mede dat ik onze overeenkomst over de volgende bestelling herroep.`
    : `To ${brand}: I hereby give notice that I withdraw from our contract for the following order.`;

const drafts: Record<MessageMailKind, (kept: KeptMessage, house: House) => MailContent> = {
  withdrawal_receipt: (kept, { brand, supportEmail }) => {
    const { language } = kept;
    const dutch = language === 'nl';
    return renderMail({
      ...{ language, brand, name: mailName(kept.name) },
      subject: dutch
        ? `Ontvangstbevestiging van je herroeping ${kept.reference}`
        : `Receipt of your withdrawal ${kept.reference}`,
      paragraphs: [
        dutch
          ? 'We hebben je herroeping ontvangen. Bewaar deze mail: hij is je bewijs van wat je verklaarde en wanneer.'
          : 'We have received your withdrawal. Keep this mail: it proves what you stated and when.',
        statement(brand, language),
      ],
      facts: receiptFacts(kept),
      after: [
        dutch
          ? 'Je krijgt je geld terug binnen 14 dagen na het moment van ontvangst, langs de weg waarlangs je betaalde. Je hoeft niets meer te doen.'
          : 'You get your money back within 14 days of the moment of receipt, the way you paid. There is nothing else you have to do.',
        dutch
          ? `Was jij dit niet, of klopt er iets niet? Schrijf ons op ${supportEmail} en noem het kenmerk.`
          : `Was this not you, or is something wrong? Write to ${supportEmail} and name the reference.`,
      ],
    });
  },
  withdrawal_copy: (kept, { brand }) =>
    renderMail({
      ...{ language: 'nl', brand },
      subject: `Herroeping ${kept.reference}`,
      paragraphs: [
        `Via de herroepingspagina, zonder inloggen. Taal van de klant: ${kept.language}.`,
        statement(brand, 'nl'),
      ],
      facts: withdrawalFacts(kept, 'nl'),
      after: ['Betaal terug binnen 14 dagen na ontvangst, langs de weg waarlangs de klant betaalde.'],
    }),
  contact_receipt: (kept, { brand }) => {
    const { language } = kept;
    const dutch = language === 'nl';
    const word = words[language];
    return renderMail({
      ...{ language, brand, name: mailName(kept.name) },
      subject: dutch
        ? `We hebben je bericht ontvangen: ${kept.reference}`
        : `We have your message: ${kept.reference}`,
      paragraphs: [
        dutch
          ? 'Je bericht is binnen. Een mens leest het en antwoordt binnen 24 tot 48 uur op werkdagen, op dit adres.'
          : 'Your message has arrived. A person reads it and answers within 24 to 48 hours on business days, at this address.',
      ],
      facts: [
        [word.reference, kept.reference],
        [word.received, mailMoment(kept.createdAt, language, true)],
        [word.topic, word.topics[kept.content.topic ?? 'other']],
      ],
    });
  },
  contact_copy: (kept, { brand }) => {
    const word = words.nl;
    const topic = word.topics[kept.content.topic ?? 'other'];
    return renderMail({
      ...{ language: 'nl', brand },
      subject: `${topic}: ${kept.reference}`,
      paragraphs: [`Via het contactformulier. Taal van de schrijver: ${kept.language}.`],
      facts: [
        [word.reference, kept.reference],
        [word.received, mailMoment(kept.createdAt, 'nl', true)],
        [word.name, kept.name],
        [word.email, kept.email],
        [word.topic, topic],
      ],
      quote: kept.content.message ?? '',
    });
  },
};

/** Whether a mail goes to support instead of to whoever wrote. */
export const isCopy = (kind: MessageMailKind): boolean => kind.endsWith('_copy');

/** Writes a mail about a message. A contact receipt never repeats the words: nobody can have us mail theirs to others. */
export const messageMail = (kind: MessageMailKind, kept: KeptMessage, house: House): MailContent =>
  drafts[kind](kept, house);
