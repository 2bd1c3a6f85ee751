import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/** An account as somebody typed it. @returns it without spaces in capitals; null for none that a SEPA transfer reaches */
export function readIban(given: string): string | null {
  const iban = electronicFormatIBAN(given);
  return iban !== null && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : null;
}

/** As a screen shows it: the country and the last four. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
