/** The words that placeholders are made of: what a customer chooses or fills in after importing. */
const WORDS: { readonly [dutch: string]: string } = {
  ...{ je: 'your', jouw: 'your', de: 'the', het: 'the', eigen: 'own', bij: 'in', in: 'in' },
  ...{ aanbod: 'offer', administratie: 'administration', afspeellijst: 'playlist', afzender: 'sender' },
  ...{ afzendernaam: 'sender_name', agenda: 'calendar', antwoordenblad: 'response_sheet', artikel: 'item' },
  ...{ auteur: 'author', bedrijf: 'company', bedrijfspagina: 'company_page', beheernummer: 'manager_number' },
  ...{
    bestand: 'file',
    bord: 'board',
    branche: 'industry',
    campagne: 'campaign',
    codewoord: 'code_word',
    collectie: 'collection',
  },
  ...{ datum: 'date', divisie: 'division', doel: 'goal', doelgroep: 'audience', eigenaar: 'owner' },
  ...{ enquete: 'survey', evenement: 'event', formulier: 'form', functie: 'function' },
  ...{ gebruikerssleutel: 'user_key', gesprek: 'conversation' },
  ...{
    groep: 'group',
    groot: 'large',
    grootboek: 'ledger_account',
    instagram: 'instagram',
    kanaal: 'channel',
  },
  ...{ klant: 'customer', klantnummer: 'customer_number', kosten: 'costs', kostenartikel: 'cost_item' },
  ...{ kostenrekening: 'cost_account', kou: 'cold', kruisposten: 'clearing', kvk: 'kvk_number' },
  ...{ leadformulier: 'lead_form', lijst: 'list', locatie: 'location', magazijn: 'warehouse', map: 'folder' },
  ...{ mapnummer: 'folder_number', merk: 'brand', merknaam: 'brand_name', mkb: 'sme', nummer: 'number' },
  ...{ omgeving: 'environment', omzet: 'revenue', onderwerp: 'topic', onderwerpen: 'topics' },
  ...{ organisatie: 'organisation', pagina: 'page', pijplijn: 'pipeline', plaats: 'town' },
  ...{ postcode: 'postcode', profiel: 'profile', programma: 'programme', projectnaam: 'project_name' },
  ...{ rechtsvorm: 'legal_form', regen: 'rain', rekening: 'account', ruimte: 'space', sessie: 'session' },
  ...{ signaal: 'signal', sjabloon: 'template', sleutel: 'key', stem: 'voice', straat: 'street' },
  ...{ subdomein: 'subdomain', tabel: 'table', titel: 'title', veld: 'field', vestiging: 'branch' },
  ...{ tickettype: 'ticket_type', verzamelklant: 'general_customer', verzameling: 'collection' },
  ...{
    verzamelleverancier: 'general_supplier',
    vraagnummer: 'question_number',
    vragenlijst: 'questionnaire',
  },
  ...{ wachtrij: 'queue', warmte: 'heat', werkmap: 'workbook', werkruimte: 'workspace', winkel: 'shop' },
  ...{ zone: 'zone', zwembaan: 'swimlane', zzp: 'freelancer' },
};
/** Words of placeholders that are the same in English. */
const SAME = new Set(
  `account admin analyzer app base bucket chat container database dataset deployment document erpnext getconnector iban
  id job label lamp mailbox odoo phantom product project repository schema service site space spreadsheet stack
  subreddit team topic webinar`.split(/\s+/),
);
/** Those that an app allows no underscores in, and whole sentences. */
const WHOLE: { readonly [dutch: string]: string } = {
  appKIESJEBASE00000: 'appCHOOSEYOURBASE0',
  tblKIESJETABEL0000: 'tblCHOOSEYOURTABLE',
  appKIESJEBASE: 'appCHOOSEYOURBASE',
  tblKIESJETABEL: 'tblCHOOSEYOURTABLE',
  C0KIESKANAAL: 'C0CHOOSECHANNEL',
  KIESJEMAP: 'CHOOSEYOURFOLDER',
  KIESJEPROJECT: 'CHOOSEYOURPROJECT',
  'eu-west-1_JouwGroep': 'eu-west-1_YourGroup',
  jouwaccount: 'youraccount',
  'ou=medewerkers': 'ou=employees',
  'example.com/artikelen/': 'example.com/articles/',
  VUL_IN_WAT_JE_VERKOOPT: 'FILL_IN_WHAT_YOU_SELL',
  PLAK_HIER_JE_NIEUWSBRIEF: 'PASTE_YOUR_NEWSLETTER_HERE',
  'JOUW BEDRIJF': 'YOUR COMPANY',
  'Jouw bedrijf': 'Your company',
};
/** Products that go by another name in English; the label of an app is the Dutch one. */
const PRODUCTS = {
  'Google Agenda': 'Google Calendar',
  'Google Contacten': 'Google Contacts',
  'Google Bedrijfsprofiel': 'Google Business Profile',
  'IMAP-mailbox': 'IMAP mailbox',
  'S3-opslag': 'S3 storage',
  'Contentful (schrijven)': 'Contentful (writing)',
  'Je eigen systeem': 'Your own system',
  'n8n-formulier': 'n8n form',
};
/** Whose mailbox stands before `@example.com`. */
const MAILBOXES: { readonly [dutch: string]: string } = {
  ...{ administratie: 'administration', agenda: 'calendar', arbodienst: 'occupational-health' },
  ...{ beheer: 'admin', binnendienst: 'office', boekhouder: 'bookkeeper', boekhouding: 'bookkeeping' },
  ...{ directie: 'management', ik: 'me', inkoop: 'purchasing', klant: 'customer', klanten: 'customers' },
  ...{ leidinggevende: 'manager', magazijn: 'warehouse', nieuwsbrief: 'newsletter', receptie: 'reception' },
  ...{ redactie: 'editors', salaris: 'payroll', storingen: 'incidents', teamleider: 'team-leader' },
  ...{ verkoop: 'sales', webcare: 'social-care', webredactie: 'web-editors' },
};

const placeholder = new RegExp(
  `${Object.keys(WHOLE).join('|')}|KIES_[A-Z]+(?:_[A-Z]+)*|VUL_[A-Z_]+?_IN(?![A-Z_])|JOUW_[A-Z]+(?:_[A-Z]+)*|\\b[Jj]ouw[-_][a-z]+(?:[-_][a-z]+)*`,
  'g',
);
const mailbox = /\b([a-z]+)(?=@example\.com\b)/g;

/** The words of a placeholder one by one; itself where one is unknown. */
function translated(dutch: string): string {
  const whole = WHOLE[dutch];
  if (whole !== undefined) return whole;
  const parts = dutch
    .replace(/^VUL_(.*)_IN$/, '$1')
    .replace(/^KIES_/, '')
    .split(/[-_]/);
  const english = parts.map((part) => {
    const word = part.toLowerCase();
    return SAME.has(word) ? word : WORDS[word];
  });
  if (english.includes(undefined)) return dutch;
  const joint = dutch.includes('-') ? '-' : '_';
  const text = english.join('_').replaceAll('_', joint);
  if (/^[a-z]/.test(dutch)) return text;
  const verb = /^VUL_/.test(dutch) ? 'FILL_IN_' : /^KIES_/.test(dutch) ? 'CHOOSE_' : '';
  return `${verb}${text.toUpperCase()}`;
}

/** A text with products by their English names. */
export const englishProducts = (text: string): string =>
  Object.entries(PRODUCTS).reduce((sum, [dutch, english]) => sum.replaceAll(dutch, english), text);

/**
 * A text with what follows by itself in an English file: placeholders (`KIES_JE_RUIMTE` becomes `CHOOSE_YOUR_SPACE`,
 * `jouw-kanaal` `your-channel`), mailboxes at example.com, products. An author writes them in Dutch, wherever they stand; a
 * placeholder with a word that is not known here stays Dutch (`npm run library -- compile` lists it).
 */
export const followingByItself = (text: string): string =>
  englishProducts(text)
    .replace(placeholder, translated)
    .replace(mailbox, (name: string) => MAILBOXES[name] ?? name);

/** The placeholders of a text that are in Dutch. */
export const dutchPlaceholders = (text: string): string[] => text.match(placeholder) ?? [];
