/** The mails of auth: Dutch, as plain text and simple HTML. */
export type MailKind = 'confirm_email' | 'reset_password' | 'address_taken' | 'password_changed';

export interface MailFacts {
  readonly brand: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  readonly name: string;
  /** Of the link, where the mail has one. */
  readonly token: string | null;
}

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Draft {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly path: string };
}

const drafts: Record<MailKind, (facts: MailFacts) => Draft> = {
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

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Writes a mail. The name is the account's own and is made harmless for HTML. */
export function composeMail(kind: MailKind, facts: MailFacts): MailContent {
  const { subject, paragraphs, button } = drafts[kind](facts);
  const link = `${facts.publicUrl}${button.path}`;
  const greeting = `Hallo ${facts.name.replace(/\s+/g, ' ')},`;
  const closing = `Groet, ${facts.brand}`;
  const text = [greeting, ...paragraphs, `${button.label}: ${link}`, closing].join('\n\n');
  const body = [greeting, ...paragraphs].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  const html = `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #1a1a1a; max-width: 560px">
<p><strong>${escapeHtml(facts.brand)}</strong></p>
${body}
<p><a href="${escapeHtml(link)}">${escapeHtml(button.label)}</a></p>
<p>${escapeHtml(closing)}</p>
</body>
</html>`;
  return { subject, text, html };
}
