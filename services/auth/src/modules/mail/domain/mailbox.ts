/** Providers that read no dots in the part before the @, with the name each goes by. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Whose mailbox an address is, to count mails by: "jan+1@…", "jan+2@…" and "j.an@gmail.com" fill the same one. Two people
 * whose addresses differ so little share their pauses; an account belongs to the address as it was written.
 */
export function mailboxOf(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const local = plain.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*/, '');
  const known = Object.hasOwn(dotless, domain) ? dotless[domain] : undefined;
  return known === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${known}`;
}
