/** An address that its owner recognises and nobody else can write to: `sanne@bureau.nl` -> `s…e@bureau.nl`. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}
