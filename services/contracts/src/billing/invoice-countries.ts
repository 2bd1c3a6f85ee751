/** The countries that are sold to: the member states of the European Union. */
export const invoiceCountries = [
  ...(['NL', 'BE', 'DE', 'AT', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'GR', 'HU'] as const),
  ...(['IE', 'IT', 'LV', 'LT', 'LU', 'MT', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'] as const),
] as const;
