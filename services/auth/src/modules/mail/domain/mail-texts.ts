import type { Language } from '@stroomwerk/contracts';
import { type MailContent, renderMail } from './mail-layout.js';
import { mailMoment } from './mail-moment.js';

/** The mails about an account, in the language of its owner. */
export type AccountMailKind =
  | 'confirm_email'
  | 'mailbox_check'
  | 'reset_password'
  | 'address_taken'
  | 'password_changed'
  | 'new_device';

export interface MailFacts {
  readonly language: Language;
  readonly brand: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** As mailName() gives it. */
  readonly name: string | null;
  /** When it was written. */
  readonly at: Date;
  /** Of a sign-in, in words of ours. */
  readonly device: string | null;
  /** Of the link, where the mail has one. */
  readonly token: string | null;
  /** Until when the link works, in a mail that waited; absent in one that comes at once. */
  readonly linkUntil?: Date | null;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the button says. */
  readonly button: string;
}
type Drafts = Record<AccountMailKind, (facts: MailFacts) => Words>;

const dutch: Drafts = {
  confirm_email: ({ brand, linkUntil }) => ({
    subject: `Bevestig je e-mailadres voor ${brand}`,
    paragraphs: [
      `Welkom bij ${brand}. Bevestig je e-mailadres met de knop hieronder; de link werkt ${linkUntil ? `tot ${mailMoment(linkUntil, 'nl')}` : 'zeven dagen'}.`,
      'Je kunt intussen al inloggen. Heb jij je niet aangemeld? Klik dan niet op de knop: iemand anders koos het wachtwoord van dit account.',
    ],
    button: 'E-mailadres bevestigen',
  }),
  mailbox_check: ({ brand, linkUntil }) => ({
    subject: `Komt onze mail weer aan? Laat het ${brand} weten`,
    paragraphs: [
      'Onze mail aan dit adres kwam niet aan, en daarom stuurden we je niets meer. Je vroeg om deze mail om te laten zien dat hij weer aankomt.',
      `Druk op de knop hieronder, dan sturen we je weer alles wat je wilt ontvangen; de link werkt ${linkUntil ? `tot ${mailMoment(linkUntil, 'nl')}` : 'zeven dagen'}.`,
    ],
    button: 'Deze mail is aangekomen',
  }),
  reset_password: ({ brand, linkUntil }) => ({
    subject: `Kies een nieuw wachtwoord voor ${brand}`,
    paragraphs: [
      `Je vroeg om een nieuw wachtwoord. Kies het met de knop hieronder; de link werkt ${linkUntil ? `tot ${mailMoment(linkUntil, 'nl')}` : 'één uur'} en één keer.`,
      'Vroeg je hier niet om? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    button: 'Nieuw wachtwoord kiezen',
  }),
  address_taken: ({ brand }) => ({
    subject: `Je hebt al een account bij ${brand}`,
    paragraphs: [
      `Iemand wilde zich met dit e-mailadres registreren bij ${brand}, maar je hebt al een account. Er is niets gewijzigd.`,
      'Was jij het? Log dan in; ben je je wachtwoord kwijt, dan vraag je op dezelfde pagina een nieuw aan.',
    ],
    button: 'Inloggen',
  }),
  password_changed: ({ supportEmail, at }) => ({
    subject: 'Je wachtwoord is gewijzigd',
    paragraphs: [
      `Je wachtwoord is gewijzigd op ${mailMoment(at, 'nl')} en je bent overal uitgelogd. Log opnieuw in met je nieuwe wachtwoord.`,
      `Was jij dit niet? Schrijf ons dan meteen op ${supportEmail}.`,
    ],
    button: 'Inloggen',
  }),
  new_device: ({ brand, device, at, supportEmail }) => ({
    subject: `Nieuwe aanmelding bij ${brand}`,
    paragraphs: [
      `Er is ingelogd op je account vanaf een apparaat dat we niet kenden: ${device ?? 'een onbekend programma'}, op ${mailMoment(at, 'nl')}.`,
      `Was jij dit? Dan hoef je niets te doen. Zo niet: log op je accountpagina overal uit, kies een nieuw wachtwoord, en schrijf ons op ${supportEmail}.`,
    ],
    button: 'Naar je account',
  }),
};

const english: Drafts = {
  confirm_email: ({ brand, linkUntil }) => ({
    subject: `Confirm your e-mail address for ${brand}`,
    paragraphs: [
      `Welcome to ${brand}. Confirm your e-mail address with the button below; the link works ${linkUntil ? `until ${mailMoment(linkUntil, 'en')}` : 'for seven days'}.`,
      'You can sign in right away. Did you not register? Then do not use the button: somebody else chose the password of this account.',
    ],
    button: 'Confirm e-mail address',
  }),
  mailbox_check: ({ brand, linkUntil }) => ({
    subject: `Does our mail arrive again? Let ${brand} know`,
    paragraphs: [
      'Our mail to this address did not arrive, so we stopped sending any. You asked for this mail to show that it arrives again.',
      `Press the button below, and you get everything again that you want to get; the link works ${linkUntil ? `until ${mailMoment(linkUntil, 'en')}` : 'for seven days'}.`,
    ],
    button: 'This mail has arrived',
  }),
  reset_password: ({ brand, linkUntil }) => ({
    subject: `Choose a new password for ${brand}`,
    paragraphs: [
      `You asked for a new password. Choose it with the button below; the link works ${linkUntil ? `until ${mailMoment(linkUntil, 'en')}` : 'for one hour'} and once.`,
      'Did you not ask for this? Then there is nothing to do: your password stays as it is.',
    ],
    button: 'Choose a new password',
  }),
  address_taken: ({ brand }) => ({
    subject: `You already have an account at ${brand}`,
    paragraphs: [
      `Somebody tried to register at ${brand} with this e-mail address, but you already have an account. Nothing has changed.`,
      'Was it you? Then sign in; if you have lost your password, ask for a new one on the same page.',
    ],
    button: 'Sign in',
  }),
  password_changed: ({ supportEmail, at }) => ({
    subject: 'Your password has been changed',
    paragraphs: [
      `Your password was changed on ${mailMoment(at, 'en')} and you are signed out everywhere. Sign in again with your new password.`,
      `Was this not you? Then write to us at once at ${supportEmail}.`,
    ],
    button: 'Sign in',
  }),
  new_device: ({ brand, device, at, supportEmail }) => ({
    subject: `New sign-in at ${brand}`,
    paragraphs: [
      `Your account was signed in to from a device that we did not know: ${device ?? 'an unknown program'}, on ${mailMoment(at, 'en')}.`,
      `Was this you? Then there is nothing to do. If not: sign out everywhere on your account page, choose a new password, and write to us at ${supportEmail}.`,
    ],
    button: 'To your account',
  }),
};

const drafts: Record<Language, Drafts> = { nl: dutch, en: english };

/** Where the button leads. */
const paths: Record<AccountMailKind, (token: string) => string> = {
  confirm_email: (token) => `/account/confirm?token=${token}`,
  mailbox_check: (token) => `/account/confirm?token=${token}`,
  reset_password: (token) => `/login/reset?token=${token}`,
  address_taken: () => '/login',
  password_changed: () => '/login',
  new_device: () => '/account',
};

/** Writes a mail about an account to its owner. */
export function accountMail(kind: AccountMailKind, facts: MailFacts): MailContent {
  const { language, brand, name, publicUrl, token } = facts;
  const { subject, paragraphs, button } = drafts[language][kind](facts);
  return renderMail({
    ...{ language, brand, name, subject, paragraphs },
    links: [{ label: button, url: `${publicUrl}${paths[kind](token ?? '')}` }],
  });
}
