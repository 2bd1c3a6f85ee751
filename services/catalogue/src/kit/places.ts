import { englishProducts } from '../dsl/products.js';
import type { Placed } from '../dsl/types.js';
import { type Choice, type Choices, keyOf } from './combine.js';
import type { App } from './ports.js';
import type { Both } from './text.js';

const b = (nl: string, en: string): Both => ({ nl, en });

const chat = b('Chat', 'Chat');
const table = b('Tabel', 'Table');
const mail = b('Mail', 'Mail');
const model = b('AI-model', 'AI model');
const desk = b('Helpdesk', 'Help desk');
const tasks = b('Taken', 'Tasks');
const files = b('Bestanden', 'Files');
const documents = b('Documenten', 'Documents');
const database = b('Database', 'Database');
const form = b('Formulier', 'Form');
const inbox = b('Mailbox', 'Mailbox');
const network = b('Netwerk', 'Network');
const payments = b('Betalingen', 'Payments');
const reviews = b('Reviews', 'Reviews');
const source = b('Bron', 'Source');
const shop = b('Webshop', 'Online shop');
const checks = b('Controle', 'Check');
const mailing = b('Mailinglijst', 'Mailing list');
const design = b('Ontwerp', 'Design');
const deploys = b('Uitrol', 'Deployment');
const code = b('Code', 'Code');
const knowledge = b('Kennisbank', 'Knowledge base');
const enriching = b('Verrijking', 'Enrichment');

/** What a place in a recipe is called where a customer chooses its app; `recipe/place` goes before the place alone. */
const names: { readonly [place: string]: Both } = {
  ads: b('Advertenties', 'Ads'),
  alarm: b('Alarm', 'Alarm'),
  booking: b('Afspraken', 'Bookings'),
  books: b('Boekhouding', 'Bookkeeping'),
  box: inbox,
  calendar: b('Agenda', 'Calendar'),
  campaign: mailing,
  carrier: b('Verzending', 'Shipping'),
  change: code,
  chat,
  check: checks,
  checker: checks,
  checkout: b('Kassa', 'Checkout'),
  cms: b('Website', 'Website'),
  coin: b('Munt', 'Coin'),
  crm: b('CRM', 'CRM'),
  'customer-chatbot/store': knowledge,
  database,
  db: database,
  dead: b('Uitval', 'Failed items'),
  deployer: deploys,
  design,
  designer: design,
  desk,
  directory: b('Accounts', 'Directory'),
  dispute: payments,
  doc: documents,
  docs: documents,
  drive: files,
  drop: b('Map', 'Folder'),
  ears: b('Uitschrijven', 'Transcription'),
  embedder: b('Embeddings', 'Embeddings'),
  end: payments,
  enricher: enriching,
  event: b('Wijzigingen', 'Changes'),
  failure: b('Builds', 'Builds'),
  'file-into-knowledge-base/store': knowledge,
  files,
  first: b('Eerste bron', 'First source'),
  folder: b('Map', 'Folder'),
  form,
  from: b('Van', 'From'),
  host: code,
  hr: b('HR', 'HR'),
  'hr-assistant/store': knowledge,
  inbox,
  judge: chat,
  'knowledge-question-block/store': knowledge,
  lamp: b('Lampen', 'Lights'),
  list: mailing,
  log: b('Logboek', 'Log'),
  lookup: enriching,
  mailer: mail,
  meeting: b('Vergaderen', 'Meetings'),
  memory: b('Geheugen', 'Memory'),
  model,
  network,
  one: b('Eerste netwerk', 'First network'),
  other: b('Tweede CRM', 'Second CRM'),
  'page-comment-replies/place': network,
  painter: b('Beeld', 'Images'),
  pair: b('Valuta', 'Currencies'),
  pay: payments,
  place: database,
  push: b('Pushbericht', 'Push message'),
  queue: b('Wachtrij', 'Queue'),
  refund: payments,
  repo: code,
  reviews,
  runner: deploys,
  scanner: b('Herkenning', 'Recognition'),
  search: b('Zoeken', 'Search'),
  second: b('Tweede bron', 'Second source'),
  shop,
  short: b('Korte links', 'Short links'),
  signal: b('Signaal', 'Signal'),
  site: reviews,
  'site-knowledge-chat/store': knowledge,
  sms: b('Bericht', 'Text message'),
  social: network,
  source,
  store: files,
  survey: form,
  table,
  target: tasks,
  task: tasks,
  tasks,
  third: b('Derde bron', 'Third source'),
  three: b('Derde netwerk', 'Third network'),
  'ticket-draft-from-knowledge/store': knowledge,
  to: b('Naar', 'To'),
  todo: tasks,
  tool: b('Mailings', 'Mailings'),
  tracker: b('Registratie', 'Tracking'),
  translator: b('Vertaler', 'Translator'),
  two: b('Tweede netwerk', 'Second network'),
  verifier: checks,
  viewer: model,
  voice: b('Stem', 'Voice'),
  webinar: b('Webinar', 'Webinar'),
  what: b('Gebeurtenis', 'Event'),
};

/** What a place is called; undefined where nobody wrote it down. */
export const placeName = (recipe: string, place: string): Both | undefined =>
  names[`${recipe}/${place}`] ?? names[place];

/** Places where what is chosen is no app: a coin, a pair of currencies, a kind of event. */
const ofWords: ReadonlySet<string> = new Set(['coin', 'pair', 'what']);
export const isOfWords = (place: string): boolean => ofWords.has(place);

/** As customers read an option: its app, or the `label` of one that is no app. */
export function optionName(option: unknown): Both {
  const { app, label } = (option ?? {}) as { app?: App; label?: string | Both };
  const name = app?.label ?? label ?? keyOf(option);
  return typeof name === 'string' ? { nl: name, en: englishProducts(name) } : name;
}

/** The apps of a choice by their places, those that titles tell first. */
export function placesOf(recipe: string, { options, apart }: Choices<Choice>, choice: Choice): Placed[] {
  const all = Object.keys(options);
  const named: readonly string[] = apart ?? all;
  return [...named, ...all.filter((place) => !named.includes(place))].map((place) => ({
    place,
    label: placeName(recipe, place) ?? { nl: 'App', en: 'App' },
    app: optionName(choice[place]),
    named: named.includes(place),
    ...(isOfWords(place) ? { words: true as const } : {}),
  }));
}
