/** Products that go by another name in English; the label of an app is the Dutch one. */
const PRODUCTS: Readonly<Record<string, string>> = {
  'Google Agenda': 'Google Calendar',
  'Google Contacten': 'Google Contacts',
  'Google Bedrijfsprofiel': 'Google Business Profile',
  'IMAP-mailbox': 'IMAP mailbox',
  'S3-opslag': 'S3 storage',
  'Contentful (schrijven)': 'Contentful (writing)',
  'Storyblok (schrijven)': 'Storyblok (writing)',
  'Zammad (notities)': 'Zammad (notes)',
  'Freshservice (notities)': 'Freshservice (notes)',
  'SnelStart (koppelsleutel)': 'SnelStart (link key)',
  'WhatsApp Business (ontvangen)': 'WhatsApp Business (incoming)',
  'Je eigen systeem': 'Your own system',
  'n8n-formulier': 'n8n form',
};
const anyOfThem = new RegExp(
  Object.keys(PRODUCTS)
    .map((name) => name.replace(/[()]/g, '\\$&'))
    .join('|'),
  'g',
);

/** A text with products by their English names. */
export const englishProducts = (text: string): string =>
  text.replace(anyOfThem, (dutch) => PRODUCTS[dutch] ?? dutch);
