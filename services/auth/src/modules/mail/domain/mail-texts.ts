import { type MailContent, renderMail } from './mail-layout.js';

/** The mails about an account: Dutch. */
export type AccountMailKind = 'confirm_email' | 'reset_password' | 'address_taken' | 'password_changed';

export interface MailFacts {
  readonly brand: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  readonly name: string;
  /** Of the link, where the mail has one. */
  readonly token: string | null;
}

interface Draft {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly path: string };
}

const drafts: Record<AccountMailKind, (facts: MailFacts) => Draft> = {
  confirm_email: ({ brand, token }) => ({
    subject: `Bevestig je e-mailadres voor ${brand}`,
    paragraphs: [
      `Welkom bij ${brand}. Bevestig je e-mailadres met de knop hieronder; de link werkt zeven dagen.`,
      'Je kunt intussen al inloggen.',
    ],
    button: { label: 'E-mailadres bevestigen', path: `/account/confirm?token=${token ?? ''}` },
  }),
  reset_password: ({ brand, token }) => ({
    subject: `Kies een nieuw wachtwoord voor ${brand}`,
    paragraphs: [
      'Je vroeg om een nieuw wachtwoord. Kies het met de knop hieronder; de link werkt één uur en één keer.',
      'Vroeg je hier niet om? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    button: { label: 'Nieuw wachtwoord kiezen', path: `/login/reset?token=${token ?? ''}` },
  }),
  address_taken: ({ brand }) => ({
    subject: `Je hebt al een account bij ${brand}`,
    paragraphs: [
      `Iemand wilde zich met dit e-mailadres registreren bij ${brand}, maar je hebt al een account. Er is niets gewijzigd.`,
      'Was jij het? Log dan in; ben je je wachtwoord kwijt, dan vraag je op dezelfde pagina een nieuw aan.',
    ],
    button: { label: 'Inloggen', path: '/login' },
  }),
  password_changed: ({ supportEmail }) => ({
    subject: 'Je wachtwoord is gewijzigd',
    paragraphs: [
      'Je wachtwoord is zojuist gewijzigd en je bent overal uitgelogd. Log opnieuw in met je nieuwe wachtwoord.',
      `Was jij dit niet? Schrijf ons dan meteen op ${supportEmail}.`,
    ],
    button: { label: 'Inloggen', path: '/login' },
  }),
};

/** Writes a mail about an account to its owner. */
export function accountMail(kind: AccountMailKind, facts: MailFacts): MailContent {
  const { subject, paragraphs, button } = drafts[kind](facts);
  return renderMail({
    ...{ language: 'nl', brand: facts.brand, name: facts.name, subject, paragraphs },
    links: [{ label: button.label, url: `${facts.publicUrl}${button.path}` }],
  });
}
