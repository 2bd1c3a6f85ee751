/** The value of a parameter as JavaScript, to be used inside another expression. */
export function inside(value: string): string {
  if (!value.startsWith('=')) return JSON.stringify(value);
  const whole = /^=\{\{((?:(?!\{\{).)*)\}\}$/s.exec(value);
  if (whole) return `(${whole[1]?.trim()})`;
  const template = value.slice(1).replace(/\\/g, '\\\\').replace(/`/g, '\\`').replace(/\n/g, '\\n');
  return `\`${template.replace(/\{\{(.*?)\}\}/gs, (_, part: string) => `\${${part.trim()}}`)}\``;
}

/** A JSON body of texts; a nested object or number is given as ready JavaScript in `raw`. */
export const jsonBody = (texts: { [key: string]: string }, raw: { [key: string]: string } = {}): string => {
  const parts = [
    ...Object.entries(texts).map(([key, value]) => `${key}: ${inside(value)}`),
    ...Object.entries(raw).map(([key, value]) => `${key}: ${value}`),
  ];
  return `={{ JSON.stringify({ ${parts.join(', ')} }) }}`;
};

/** As `lastName`, but never empty, for apps that insist on one. */
export const lastNameOrDash = (fullName: string): string =>
  `={{ (${inside(fullName)} ?? '').trim().split(' ').slice(1).join(' ') || '-' }}`;
