/** A line of Code that gives it `klopt(iban)`: whether the check digits of an IBAN, in capitals and without spaces, are right. */
export const IBAN_CHECK =
  "const klopt = (iban) => /^[A-Z]{2}\\d{2}[A-Z0-9]{10,30}$/.test(iban) && [...(iban.slice(4) + iban.slice(0, 4))].map((teken) => (/\\d/.test(teken) ? teken : String(teken.charCodeAt(0) - 55))).join('').split('').reduce((rest, cijfer) => (rest * 10 + Number(cijfer)) % 97, 0) === 1;";
