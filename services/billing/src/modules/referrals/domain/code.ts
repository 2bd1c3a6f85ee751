/** Without 0 and O, 1, I and L, which people mix up when they read a code aloud. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const codeLength = 8;

/** @param pick gives a random index below the size of the alphabet @returns eight characters */
export const makeCode = (pick: (below: number) => number): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[pick(codeAlphabet.length)]).join('');

/** A code as someone typed or pasted it. @returns null for what cannot be a code */
export function normalizeCode(given: string | null): string | null {
  const code = given?.trim().toUpperCase() ?? '';
  return code.length === codeLength && [...code].every((each) => codeAlphabet.includes(each)) ? code : null;
}

/** decisions.md, "Referral link". */
export const referralUrl = (publicUrl: string, code: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/?ref=${code}`;
