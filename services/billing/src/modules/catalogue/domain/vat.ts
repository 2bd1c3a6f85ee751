/** The Dutch standard rate (Wet op de omzetbelasting 1968, art. 9). */
export const vatPercentage = 21;

/** The VAT over a net amount. @param netCents integer cents @returns integer cents, rounded half up as the payment provider does per line */
export const vatOf = (netCents: number): number => Math.floor((netCents * vatPercentage + 50) / 100);

/** @param netCents integer cents @returns integer cents with VAT on top */
export const inclVat = (netCents: number): number => netCents + vatOf(netCents);
