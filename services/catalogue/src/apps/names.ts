const INSIDE = /^=\{\{ (.*) \}\}$/s;

const derived = (value: string, make: (inside: string) => string): string => {
  const inside = INSIDE.exec(value)?.[1];
  return inside === undefined ? value : `={{ ${make(inside)} }}`;
};

/** From a parameter that is one reference to a full name, the first name. */
export const firstName = (fullName: string): string =>
  derived(fullName, (name) => `(${name} ?? '').trim().split(' ')[0]`);

/** What follows the first name. */
export const lastName = (fullName: string): string =>
  derived(fullName, (name) => `(${name} ?? '').trim().split(' ').slice(1).join(' ')`);

/** From a parameter that is one reference to an e-mail address, what follows the @. */
export const domainOf = (email: string): string =>
  derived(email, (address) => `(${address} ?? '').split('@')[1]`);
