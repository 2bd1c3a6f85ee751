import type { NodeSpec } from '../dsl/types.js';
import type { Entity, Fields } from './entities.js';
import type { Both } from './text.js';

/** An app as recipes know it: its name, the credential it takes in n8n, and how a customer gets that credential. */
export interface App {
  /** Stable, lower case: `googleSheets`. */
  readonly key: string;
  readonly label: string;
  /** The credential type that the nodes take; empty for an app that needs none. */
  readonly credential: string;
  /** How the customer gets and fills in the credential: two or three short steps. */
  readonly steps: { readonly nl: readonly string[]; readonly en: readonly string[] };
  /** How often the selection takes it beside its neighbours: 1 seldom, 5 what most people use. 2 when left out. */
  readonly weight?: number;
  /**
   * Nodes of this app that take another credential, such as its trigger: by their type without the package, or by a part
   * of the address that they call.
   */
  readonly others?: { readonly [typeOrAddress: string]: App };
  /** It calls the workflow, and no step takes an account for that. */
  readonly calls?: true;
}

/** Every port belongs to an app; `setup` is what the customer must choose in its steps after importing. */
export interface Port {
  readonly app: App;
  readonly setup?: readonly Both[];
}

/** Something that happens in an app and starts a run with one record. */
export interface Source<E extends Entity> extends Port {
  /** As people say it, to be read after ‘when’: `{ nl: 'er een bestelling in Shopify binnenkomt', en: 'an order comes in at Shopify' }`. */
  readonly event: Both;
  /** The trigger, then the steps that complete the record, in a chain; the first is called `name`, others add to it. */
  nodes(name: string): NodeSpec[];
  /** What stands inside the braces, seen right after the last of the steps: `{ email: '$json.customer.email' }`. */
  readonly fields: Fields<E>;
}

/** Reads records that are there now, one item a record; a chain of steps as in a source, without a trigger. */
export interface Listing<E extends Entity> extends Port {
  /** What it reads, as people say it: `{ nl: 'de openstaande facturen in Xero', en: 'the unpaid invoices in Xero' }`. */
  readonly what: Both;
  nodes(name: string): NodeSpec[];
  readonly fields: Fields<E>;
}

type Values = { [column: string]: string };

/** A place where a team talks. `approve` asks yes or no and holds the run; the answer is `$json.data.approved`. */
export interface Chat extends Port {
  post(name: string, text: string): NodeSpec;
  approve?(name: string, text: string): NodeSpec;
  heard?: Source<'message'>;
}
/** Sends mail to one address. `approve` as in a chat. `inbox`: mail that comes in. */
export interface Mailer extends Port {
  send(name: string, to: string, subject: string, html: string): NodeSpec;
  /** As `send`, with the file in the binary field `data`. */
  sendWithFile?(name: string, to: string, subject: string, html: string): NodeSpec;
  approve?(name: string, to: string, subject: string, html: string): NodeSpec;
  inbox?: Source<'message'>;
  /** Only mail with attachments; the first is in the binary field `attachment_0`. */
  inboxWithFiles?: Source<'message'>;
}
export interface Sms extends Port {
  send(name: string, to: string, text: string): NodeSpec;
}
/** A notification on the telephone of whoever is on duty. */
export interface Push extends Port {
  push(name: string, title: string, text: string): NodeSpec;
}
/** Rows and columns: a spreadsheet, a database of records. */
export interface Table extends Port {
  append(name: string, tab: string, values: Values): NodeSpec;
  /** Updates the row whose `key` column matches, or adds one. */
  upsert?(name: string, tab: string, key: string, values: Values): NodeSpec;
  /** The rows whose column holds the value; none gives no item unless the step is `evenWhenEmpty`. */
  find?(name: string, tab: string, column: string, value: string): NodeSpec;
  rows?(name: string, tab: string): NodeSpec;
  /** Where a row of `rows` and `find` holds a column, inside the braces: `$json.Naam` or `$json.fields.Naam`. */
  cell(column: string): string;
}
export interface Crm extends Port {
  /** Creates the contact or brings it up to date. */
  upsertContact(
    name: string,
    contact: { email: string; name: string; company?: string; phone?: string },
  ): NodeSpec;
  findContact?(name: string, email: string): NodeSpec;
  /** Where the result of both holds the contact's id, inside the braces. */
  readonly contactId: string;
  createDeal?(name: string, deal: { title: string; amount: string; contactId: string }): NodeSpec;
  note?(name: string, contactId: string, text: string): NodeSpec;
  newContact?: Source<'contact'>;
  newDeal?: Source<'deal'>;
  openDeals?: Listing<'deal'>;
}
export interface TaskApp extends Port {
  create(name: string, task: { title: string; description: string; due?: string }): NodeSpec;
  /** Where the created task holds its address or id, inside the braces. */
  readonly link: string;
  newTask?: Source<'task'>;
  doneTask?: Source<'task'>;
  openTasks?: Listing<'task'>;
}
/** Files; their bytes travel in the binary field `data`. */
export interface FileStore extends Port {
  upload(name: string, fileName: string): NodeSpec;
  download?(name: string, id: string): NodeSpec;
  /** Where the uploaded file holds its address or id, inside the braces. */
  readonly link: string;
  /** A new file, its bytes in `data`. */
  newFile?: Source<'file'>;
  files?: Listing<'file'>;
}
export interface Calendar extends Port {
  create(
    name: string,
    event: { title: string; start: string; end: string; description?: string; attendee?: string },
  ): NodeSpec;
  /** Appointments of today, one item each. */
  today?: Listing<'event'>;
  newEvent?: Source<'event'>;
  /** Appointments of the coming seven days. */
  week?: Listing<'event'>;
  /** An appointment has just ended, or is called off. */
  ended?: Source<'event'>;
  cancelled?: Source<'event'>;
}
export interface Helpdesk extends Port {
  create(name: string, ticket: { subject: string; text: string; email: string; name: string }): NodeSpec;
  /** Where the created ticket holds its id, inside the braces. */
  readonly ticketId: string;
  /** Adds an internal note or a reply. */
  note?(name: string, id: string, text: string): NodeSpec;
  newTicket?: Source<'ticket'>;
  openTickets?: Listing<'ticket'>;
}
export interface MailingList extends Port {
  subscribe(name: string, subscriber: { email: string; name: string }): NodeSpec;
  unsubscribe?(name: string, email: string): NodeSpec;
  newSubscriber?: Source<'subscriber'>;
  unsubscribed?: Source<'subscriber'>;
  /** Mail that came back for good. */
  bounced?: Source<'subscriber'>;
  /** Marks a subscriber who is there already. */
  tag?(name: string, email: string, tag: string): NodeSpec;
  subscribers?: Listing<'subscriber'>;
}
export interface Shop extends Port {
  newOrder: Source<'order'>;
  orders?: Listing<'order'>;
  products?: Listing<'product'>;
  newCustomer?: Source<'contact'>;
  setStock?(name: string, productId: string, stock: string): NodeSpec;
}
export interface Payments extends Port {
  paid?: Source<'payment'>;
  failed?: Source<'payment'>;
  payments?: Listing<'payment'>;
}
export interface Accounting extends Port {
  /** A chain of steps, joined with `chain`; the last is called `name`, those before it find or make the customer. The amount is without VAT. */
  createInvoice(
    name: string,
    invoice: { customer: string; email: string; description: string; amount: string; due: string },
  ): NodeSpec[];
  /** A purchase invoice, as `createInvoice`. */
  bookBill?(
    name: string,
    bill: { supplier: string; number: string; date: string; due: string; net: string; vat: string },
  ): NodeSpec[];
  /** Where the created invoice holds its number or id, inside the braces. */
  readonly invoiceNumber: string;
  unpaid?: Listing<'invoice'>;
}
/** Parcels and deliveries. `send` registers one; `track` looks one up, then `state` stands inside the braces. */
export interface Carrier extends Port {
  send?(
    name: string,
    parcel: { number: string; name: string; email: string; address: string; country: string },
  ): NodeSpec;
  /** Has a parcel fetched from the customer at `address` and brought to the shop: a return. */
  collect?(
    name: string,
    parcel: { number: string; name: string; email: string; address: string; country: string },
  ): NodeSpec;
  /** Where the registered parcel holds its tracking code or address, inside the braces. */
  readonly code: string;
  track?(name: string, code: string): NodeSpec;
  /** Inside the braces, after `track`: what the carrier says of the parcel. */
  readonly state: string;
  delivered?: Source<'parcel'>;
  failed?: Source<'parcel'>;
}
export interface Social extends Port {
  post(name: string, text: string): NodeSpec;
}
export interface Cms extends Port {
  /** A draft that a person publishes. */
  draft(name: string, article: { title: string; html: string }): NodeSpec;
  readonly link: string;
  published?: Source<'article'>;
  recent?: Listing<'article'>;
}
/** A language model that serves the step called `to`. */
export interface Model extends Port {
  attach(name: string, to: string): NodeSpec;
}
export interface Database extends Port {
  query(name: string, sql: string): NodeSpec;
  insert(name: string, table: string, values: Values): NodeSpec;
}
export interface Queue extends Port {
  publish(name: string, message: string): NodeSpec;
  received?: Source<'message'>;
}
export interface CodeHost extends Port {
  newIssue?: Source<'work'>;
  newPullRequest?: Source<'work'>;
  newRelease?: Source<'work'>;
  createIssue(name: string, issue: { title: string; body: string }): NodeSpec;
}
export interface Incidents extends Port {
  open(name: string, alert: { title: string; text: string; severity: string }): NodeSpec;
  alerts?: Source<'alert'>;
}
/** Looks up what is known of a person or company by e-mail address. */
export interface Enrichment extends Port {
  person(name: string, email: string): NodeSpec;
  /** Inside the braces, after `person`. */
  readonly found: { readonly company: string; readonly role: string; readonly size: string };
}
export interface Meetings extends Port {
  /** @param minutes a number, or what stands inside the braces */
  create(name: string, meeting: { title: string; start: string; minutes: number | string }): NodeSpec;
  readonly link: string;
}
export interface VectorStore extends Port {
  /** Stores the documents of a loader; embeddings and loader are attached to it. */
  insert(name: string): NodeSpec;
  /** Serves an agent as a tool that searches. */
  tool(name: string, to: string, description: string): NodeSpec;
}
/** Who works where: accounts of colleagues in the company's directory. */
export interface Directory extends Port {
  createUser(name: string, user: { name: string; email: string; password: string }): NodeSpec;
  /** Shuts somebody out, keeping the data. */
  disable(name: string, email: string): NodeSpec;
  users?: Listing<'employee'>;
}
export interface HrSystem extends Port {
  createEmployee?(
    name: string,
    employee: { name: string; email: string; role: string; start: string },
  ): NodeSpec;
  employees?: Listing<'employee'>;
}
export interface TimeTracker extends Port {
  /** The hours of last week, of everybody. */
  lastWeek?: Listing<'hours'>;
  newEntry?: Source<'hours'>;
}
/** Pages with running text. */
export interface Documents extends Port {
  /** A chain of steps that ends in the page; the first is called `name`. */
  write(name: string, page: { title: string; text: string }): NodeSpec[];
  /** Where the last of the steps holds the address, inside the braces. */
  readonly link: string;
}
