import type { Language } from '@stroomwerk/contracts';
import { payoutMinimumCents } from '@stroomwerk/contracts/billing';
import type { AskedMailKind, MailDataOf } from '@stroomwerk/contracts/mails';
import type { MailKind } from './mail-kinds.js';
import { type MailContent, renderMail } from './mail-layout.js';
import { mailMoment } from './mail-moment.js';
import { euro, reportWords } from './report-mail.js';

/** What every mail knows of the house and of whom it goes to. */
export interface AskedFacts {
  readonly language: Language;
  readonly brand: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** As mailName() gives it. */
  readonly name: string | null;
  /** Where this kind of mail is turned off; absent in one that is necessary. */
  readonly turnOff?: string;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the button says, and where it leads on our site. */
  readonly button: readonly [label: string, path: string];
}

/** A kind without words in either language does not compile. */
type Drafts = {
  readonly [K in AskedMailKind]: Readonly<
    Record<Language, (data: MailDataOf<K>, facts: AskedFacts) => Words>
  >;
};

/** Where invoices are, on our site. A mail carries no invoice: it names who it is for, and is kept elsewhere for years. */
const invoicesPath = '/account#invoices';

/** "creditnota 2026-0421", or two of them; '' for none. */
const credited = (numbers: readonly string[] | undefined, language: Language): string => {
  if (numbers === undefined || numbers.length === 0) return '';
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(numbers);
  const [noun, where] =
    language === 'nl'
      ? [numbers.length === 1 ? 'Creditnota' : "Creditnota's", 'vind je op je accountpagina']
      : [numbers.length === 1 ? 'Credit note' : 'Credit notes', 'can be found on your account page'];
  return `${noun} ${list} ${where}.`;
};

/** The one automation that a mail is about, or all of them. */
const dashboardOf = ({ automation_id: id }: MailDataOf<'automations_failing'>): string =>
  id === null ? '/dashboard' : `/dashboard/automations/${id}`;

const drafts: Drafts = {
  payment_failed: {
    nl: ({ open_until: until }, { brand, supportEmail }) => ({
      subject: `De betaling voor ${brand} is niet gelukt`,
      paragraphs: [
        `We konden je abonnement niet verlengen: de betaling is niet gelukt. De bibliotheek blijft open tot ${mailMoment(new Date(until), 'nl')}, en we proberen het vanzelf opnieuw.`,
        `Zorg dat er genoeg op je rekening staat en dat je kaart nog geldig is. Lukt het niet, of wil je anders betalen? Schrijf ons op ${supportEmail}.`,
      ],
      button: ['Naar je account', '/account'],
    }),
    en: ({ open_until: until }, { brand, supportEmail }) => ({
      subject: `The payment for ${brand} failed`,
      paragraphs: [
        `We could not renew your subscription: the payment failed. The library stays open until ${mailMoment(new Date(until), 'en')}, and we try again by ourselves.`,
        `Make sure that there is enough in your account and that your card is still valid. If it does not work, or you want to pay in another way, write to us at ${supportEmail}.`,
      ],
      button: ['To your account', '/account'],
    }),
  },
  paid_twice: {
    nl: ({ refunded_cents: cents }, { brand, supportEmail }) => ({
      subject: `Je betaalde twee keer voor ${brand}: ${euro(cents, 'nl')} komt terug`,
      paragraphs: [
        `Er stonden twee bestelpagina's open en beide zijn betaald. Je hebt er één plan voor nodig, dus we hebben het andere beëindigd en ${euro(cents, 'nl')} teruggestort. Het bedrag staat binnen 5 tot 10 werkdagen op je rekening, langs dezelfde weg als je betaling.`,
        `Je hoeft niets te doen. Wilde je juist het plan dat we hebben beëindigd? Schrijf ons op ${supportEmail}.`,
      ],
      button: ['Naar je account', '/account'],
    }),
    en: ({ refunded_cents: cents }, { brand, supportEmail }) => ({
      subject: `You paid twice for ${brand}: ${euro(cents, 'en')} comes back`,
      paragraphs: [
        `Two order pages were open and both were paid. One plan is all you need, so we ended the other one and refunded ${euro(cents, 'en')}. It reaches you within 5 to 10 business days, the same way as you paid.`,
        `There is nothing you have to do. Did you want the plan that we ended? Write to us at ${supportEmail}.`,
      ],
      button: ['To your account', '/account'],
    }),
  },
  plan_canceled: {
    nl: ({ ends_at: end }, { brand }) => ({
      subject: `Je abonnement op ${brand} is opgezegd`,
      paragraphs: [
        `Je abonnement loopt tot ${mailMoment(new Date(end), 'nl')}. Tot dan blijft alles open; daarna schrijven we niets meer af. Wat je deployde, blijft in je eigen n8n.`,
        'Bedenk je je? Tot die dag hervat je het op je accountpagina.',
      ],
      button: ['Naar je account', '/account'],
    }),
    en: ({ ends_at: end }, { brand }) => ({
      subject: `Your ${brand} subscription is cancelled`,
      paragraphs: [
        `Your subscription runs until ${mailMoment(new Date(end), 'en')}. Everything stays open until then; after that we charge nothing more. What you deployed stays in your own n8n.`,
        'Changed your mind? Until that day you can resume it on your account page.',
      ],
      button: ['To your account', '/account'],
    }),
  },
  plan_resumed: {
    nl: ({ renews_at: next }, { brand }) => ({
      subject: `Je abonnement op ${brand} loopt door`,
      paragraphs: [
        `Je opzegging is ingetrokken. Je abonnement wordt op ${mailMoment(new Date(next), 'nl')} verlengd.`,
      ],
      button: ['Naar je account', '/account'],
    }),
    en: ({ renews_at: next }, { brand }) => ({
      subject: `Your ${brand} subscription goes on`,
      paragraphs: [
        `Your cancellation was taken back. Your subscription renews on ${mailMoment(new Date(next), 'en')}.`,
      ],
      button: ['To your account', '/account'],
    }),
  },
  money_back: {
    nl: (
      { refunded_cents: cents, credit_notes: notes, credit_cents: credit = 0 },
      { brand, supportEmail },
    ) => ({
      subject: `${euro(cents + credit, 'nl')} van ${brand} komt terug`,
      paragraphs: [
        cents === 0
          ? 'Je vroeg je geld terug.'
          : `Je vroeg je geld terug. We hebben ${euro(cents, 'nl')} (inclusief btw) teruggestort, langs dezelfde weg als je betaling; je bank zet het meestal binnen 5 tot 10 werkdagen op je rekening.`,
        credit === 0 ? '' : `${euro(credit, 'nl')} betaalde je met tegoed: dat is weer tegoed.`,
        credited(notes, 'nl'),
        `Je plan is beëindigd en er wordt niets meer afgeschreven. Bewaar deze mail: hij is je bewijs. Een vraag? Schrijf ons op ${supportEmail}.`,
      ].filter(Boolean),
      button: ['Naar je account', '/account'],
    }),
    en: (
      { refunded_cents: cents, credit_notes: notes, credit_cents: credit = 0 },
      { brand, supportEmail },
    ) => ({
      subject: `${euro(cents + credit, 'en')} from ${brand} comes back`,
      paragraphs: [
        cents === 0
          ? 'You asked for your money back.'
          : `You asked for your money back. We refunded ${euro(cents, 'en')} (VAT included) the same way as you paid; your bank usually shows it within 5 to 10 business days.`,
        credit === 0 ? '' : `${euro(credit, 'en')} you paid with credit: it is credit again.`,
        credited(notes, 'en'),
        `Your plan has ended and nothing more is charged. Keep this mail: it is your proof. A question? Write to us at ${supportEmail}.`,
      ].filter(Boolean),
      button: ['To your account', '/account'],
    }),
  },
  invoice_issued: {
    nl: ({ number, total_cents: cents }, { brand, supportEmail }) => ({
      subject: `Factuur ${number} van ${brand}: ${euro(cents, 'nl')}`,
      paragraphs: [
        `Dank je wel, je betaling is binnen. Factuur ${number} van ${euro(cents, 'nl')} (inclusief btw) staat op je accountpagina, als pdf en als UBL voor je boekhouding. We bewaren hem zeven jaar.`,
        `Klopt er iets niet? Schrijf ons op ${supportEmail}.`,
      ],
      button: ['Naar je facturen', invoicesPath],
    }),
    en: ({ number, total_cents: cents }, { brand, supportEmail }) => ({
      subject: `Invoice ${number} of ${brand}: ${euro(cents, 'en')}`,
      paragraphs: [
        `Thank you, your payment came in. Invoice ${number} of ${euro(cents, 'en')} (VAT included) is on your account page, as a PDF and as UBL for your books. We keep it for seven years.`,
        `Is something not right? Write to us at ${supportEmail}.`,
      ],
      button: ['To your invoices', invoicesPath],
    }),
  },
  credit_note_issued: {
    nl: ({ number, corrects, total_cents: cents }, { brand, supportEmail }) => ({
      subject: `Creditnota ${number} van ${brand}: ${euro(cents, 'nl')}`,
      paragraphs: [
        `Van factuur ${corrects} krijg je ${euro(cents, 'nl')} (inclusief btw) terug. Creditnota ${number} staat op je accountpagina, als pdf en als UBL voor je boekhouding; daarop staat ook langs welke weg.`,
        `Klopt er iets niet? Schrijf ons op ${supportEmail}.`,
      ],
      button: ['Naar je facturen', invoicesPath],
    }),
    en: ({ number, corrects, total_cents: cents }, { brand, supportEmail }) => ({
      subject: `Credit note ${number} of ${brand}: ${euro(cents, 'en')}`,
      paragraphs: [
        `Of invoice ${corrects} you get back ${euro(cents, 'en')} (VAT included). Credit note ${number} is on your account page, as a PDF and as UBL for your books; it also says which way the money goes.`,
        `Is something not right? Write to us at ${supportEmail}.`,
      ],
      button: ['To your invoices', invoicesPath],
    }),
  },
  renewal_ahead: {
    nl: ({ renews_at: at, amount_cents: cents }, { brand, supportEmail }) => ({
      subject: `Je jaarabonnement op ${brand} wordt binnenkort verlengd`,
      paragraphs: [
        `Op ${mailMoment(new Date(at), 'nl')} wordt je jaarabonnement vanzelf verlengd. We schrijven dan ${euro(cents, 'nl')} (inclusief btw) af.`,
        `Wil je niet verder? Zeg vóór die dag op via je accountpagina; je houdt toegang tot het jaar om is. Ben je consument, dan kun je ook na de verlenging elk moment opzeggen. Een vraag? Schrijf ons op ${supportEmail}.`,
      ],
      button: ['Naar je account', '/account'],
    }),
    en: ({ renews_at: at, amount_cents: cents }, { brand, supportEmail }) => ({
      subject: `Your yearly ${brand} subscription renews soon`,
      paragraphs: [
        `On ${mailMoment(new Date(at), 'en')} your yearly subscription renews by itself. We then charge ${euro(cents, 'en')} (VAT included).`,
        `Do you not want to go on? Cancel on your account page before that day; you keep access until the year is over. If you are a consumer, you can also cancel at any time after it renewed. A question? Write to us at ${supportEmail}.`,
      ],
      button: ['To your account', '/account'],
    }),
  },
  commission_earned: {
    nl: ({ amount_cents: cents, held_until: until }, { brand }) => ({
      subject: `Je verdiende ${euro(cents, 'nl')} met ${brand}`,
      paragraphs: [
        `Iemand die via jouw link kwam, heeft een plan betaald. Daarvoor krijg je ${euro(cents, 'nl')}.`,
        `Het bedrag staat vast tot ${mailMoment(new Date(until), 'nl')}: zo lang kan de klant zijn geld terugvragen. Daarna komt het vrij en betalen we het binnen 5 tot 10 werkdagen uit, zodra er samen ${euro(payoutMinimumCents, 'nl')} vrij is.`,
      ],
      button: ['Bekijk je verdiensten', '/affiliate'],
    }),
    en: ({ amount_cents: cents, held_until: until }, { brand }) => ({
      subject: `You earned ${euro(cents, 'en')} with ${brand}`,
      paragraphs: [
        `Somebody who came by your link has paid for a plan. You get ${euro(cents, 'en')} for it.`,
        `The amount is held until ${mailMoment(new Date(until), 'en')}: so long the customer may ask for the money back. After that it is released, and we pay it within 5 to 10 business days, as soon as ${euro(payoutMinimumCents, 'en')} is free together.`,
      ],
      button: ['See what you earned', '/affiliate'],
    }),
  },
  commission_paid: {
    nl: ({ amount_cents: cents }, { brand, supportEmail }) => ({
      subject: `${brand} betaalde je ${euro(cents, 'nl')} uit`,
      paragraphs: [
        `We hebben ${euro(cents, 'nl')} commissie overgemaakt naar de rekening die je hebt bevestigd. Meestal staat het er binnen een werkdag op.`,
        `Klopt er iets niet? Schrijf ons op ${supportEmail}.`,
      ],
      button: ['Bekijk je verdiensten', '/affiliate'],
    }),
    en: ({ amount_cents: cents }, { brand, supportEmail }) => ({
      subject: `${brand} paid you ${euro(cents, 'en')}`,
      paragraphs: [
        `We transferred ${euro(cents, 'en')} of commission to the bank account that you confirmed. It usually arrives within a business day.`,
        `Is something wrong? Write to us at ${supportEmail}.`,
      ],
      button: ['See what you earned', '/affiliate'],
    }),
  },
  payout_account_entered: {
    nl: ({ change_id: id, until }, { brand, supportEmail }) => ({
      subject: 'Bevestig de rekening voor je commissie',
      paragraphs: [
        `Bij ${brand} is een bankrekening ingevuld waarop jij je commissie krijgt. Zij telt pas als je haar bevestigt, uiterlijk ${mailMoment(new Date(until), 'nl')}. Stond er al een rekening, dan betalen we tot dan op die uit.`,
        `Was jij dit niet? Bevestig dan niets, wijzig je wachtwoord en schrijf ons op ${supportEmail}.`,
      ],
      button: ['Bevestig je rekening', `/affiliate?confirm=${id}`],
    }),
    en: ({ change_id: id, until }, { brand, supportEmail }) => ({
      subject: 'Confirm the bank account for your commission',
      paragraphs: [
        `A bank account was entered at ${brand} on which you get your commission. It counts once you confirm it, at the latest ${mailMoment(new Date(until), 'en')}. If there was an account before, we pay to that one until then.`,
        `Was this not you? Then confirm nothing, change your password and write to us at ${supportEmail}.`,
      ],
      button: ['Confirm your bank account', `/affiliate?confirm=${id}`],
    }),
  },
  automations_failing: {
    nl: (told) => {
      const { failing, silent, well } = told;
      const parts = [
        failing > 0
          ? failing === 1
            ? 'Eén automatisering mislukt.'
            : `${failing} automatiseringen mislukken.`
          : '',
        silent > 0
          ? silent === 1
            ? 'Eén automatisering had moeten lopen en liep niet.'
            : `${silent} automatiseringen hadden moeten lopen en liepen niet.`
          : '',
        well > 0
          ? well === 1
            ? 'Eén automatisering loopt weer.'
            : `${well} automatiseringen lopen weer.`
          : '',
      ].filter(Boolean);
      const needing = failing + silent;
      return {
        subject:
          needing === 0
            ? well === 1
              ? 'Je automatisering loopt weer'
              : `${well} automatiseringen lopen weer`
            : needing === 1
              ? 'Een automatisering heeft je nodig'
              : `${needing} automatiseringen hebben je nodig`,
        paragraphs: [
          parts.join(' '),
          ...(needing === 0 ? [] : ['Op je dashboard staat wat er misging en wat je eraan doet.']),
        ],
        button: ['Naar je dashboard', dashboardOf(told)],
      };
    },
    en: (told) => {
      const { failing, silent, well } = told;
      const parts = [
        failing > 0 ? (failing === 1 ? 'One automation fails.' : `${failing} automations fail.`) : '',
        silent > 0
          ? silent === 1
            ? 'One automation should have run and did not.'
            : `${silent} automations should have run and did not.`
          : '',
        well > 0 ? (well === 1 ? 'One automation runs again.' : `${well} automations run again.`) : '',
      ].filter(Boolean);
      const needing = failing + silent;
      return {
        subject:
          needing === 0
            ? well === 1
              ? 'Your automation runs again'
              : `${well} automations run again`
            : needing === 1
              ? 'An automation needs you'
              : `${needing} automations need you`,
        paragraphs: [
          parts.join(' '),
          ...(needing === 0 ? [] : ['Your dashboard shows what went wrong and what you can do.']),
        ],
        button: ['To your dashboard', dashboardOf(told)],
      };
    },
  },
  alert_test: {
    nl: () => ({
      subject: 'Proefmelding',
      paragraphs: ['Dit is een proefmelding. Zo hoor je het als een van je automatiseringen je nodig heeft.'],
      button: ['Naar je meldingen', '/account/alerts'],
    }),
    en: () => ({
      subject: 'Test alert',
      paragraphs: ['This is a test alert. This is how you hear it when one of your automations needs you.'],
      button: ['To your alerts', '/account/alerts'],
    }),
  },
  monthly_report: reportWords,
};

/** Whether another service asked for it. */
export const isAsked = (kind: MailKind): kind is AskedMailKind => Object.hasOwn(drafts, kind);

/** Writes a mail that another service asked for, in the language of its reader. */
export function askedMail<K extends AskedMailKind>(
  kind: K,
  data: MailDataOf<K>,
  facts: AskedFacts,
): MailContent {
  const { language, brand, name, publicUrl, turnOff } = facts;
  const { subject, paragraphs, button } = drafts[kind][language](data, facts);
  const [label, path] = button;
  return renderMail({
    ...{ language, brand, name, subject, paragraphs },
    links: [{ label, url: `${publicUrl}${path}` }],
    ...(turnOff === undefined ? {} : { turnOff }),
  });
}
