import { defineTexts } from '@stroomwerk/mfe-runtime';

type Step = readonly [title: string, app: string];

/** Names in the drawing of the hero: the library's own "Facturen uit de mailbox boeken". */
export const heroTexts = defineTexts({
  nl: {
    label: 'Workflow Facturen uit de mailbox boeken, dertien stappen',
    shortLabel: 'Workflow Facturen uit de mailbox boeken, verkort',
    mail: ['Factuurmail', 'Gmail, elke min'] as Step,
    read: ['Lees de pdf', 'Extract file'] as Step,
    fields: ['Haal velden op', 'AI extractor'] as Step,
    model: ['Taalmodel', 'OpenAI chat'] as Step,
    check: ['Reken na', 'Code'] as Step,
    keep: ['Bewaar pdf', 'Google Drive'] as Step,
    right: ['Totaal klopt?', 'If'] as Step,
    ask: ['Vraag akkoord', 'Slack, wacht'] as Step,
    agreed: ['Akkoord?', 'If'] as Step,
    supplier: ['Zoek leverancier', 'Xero'] as Step,
    book: ['Boek factuur', 'Xero'] as Step,
    tell: ['Meld het team', 'Slack'] as Step,
    back: ['Stuur terug', 'Gmail'] as Step,
    yes: 'ja',
    no: 'nee',
    fits: 'klopt',
    differs: 'wijkt af',
    log: [
      ['Laatste run', '3,2 s'],
      ['factuur-2291.pdf', 'gelezen'],
      ['€ 1.452,00', 'klopt met de regels'],
      ['Xero', 'geboekt om 09:41'],
    ] as readonly Step[],
  },
  en: {
    label: 'Workflow Book invoices from the mailbox, thirteen steps',
    shortLabel: 'Workflow Book invoices from the mailbox, abridged',
    mail: ['Invoice mail', 'Gmail, each min'] as Step,
    read: ['Read the PDF', 'Extract file'] as Step,
    fields: ['Take fields', 'AI extractor'] as Step,
    model: ['Model', 'OpenAI chat'] as Step,
    check: ['Do the sums', 'Code'] as Step,
    keep: ['Keep the PDF', 'Google Drive'] as Step,
    right: ['Total right?', 'If'] as Step,
    ask: ['Ask approval', 'Slack, waits'] as Step,
    agreed: ['Approved?', 'If'] as Step,
    supplier: ['Find supplier', 'Xero'] as Step,
    book: ['Book invoice', 'Xero'] as Step,
    tell: ['Tell the team', 'Slack'] as Step,
    back: ['Send back', 'Gmail'] as Step,
    yes: 'yes',
    no: 'no',
    fits: 'right',
    differs: 'differs',
    log: [
      ['Last run', '3.2 s'],
      ['invoice-2291.pdf', 'read'],
      ['€1,452.00', 'matches its lines'],
      ['Xero', 'booked at 09:41'],
    ] as readonly Step[],
  },
});

export type HeroTexts = (typeof heroTexts)['nl'];
