/**
 * What recipes hand from app to app, and the fields that each source of it promises. A source maps its own field names
 * to these, so that a recipe reads the same whichever app stands at its start. Dates are ISO 8601, amounts in the
 * currency's main unit, `items` and texts are plain text, `link` opens the record in its app.
 */
export interface Entities {
  lead: 'email' | 'name' | 'company' | 'phone' | 'message';
  subscriber: 'email' | 'name';
  contact: 'id' | 'email' | 'name' | 'company' | 'phone';
  deal: 'id' | 'title' | 'amount' | 'stage' | 'email' | 'link';
  order: 'number' | 'email' | 'name' | 'total' | 'currency' | 'items' | 'country' | 'created';
  product: 'id' | 'sku' | 'name' | 'stock' | 'price';
  payment: 'id' | 'email' | 'name' | 'amount' | 'currency' | 'reason';
  /** What a supplier sends; `net` without VAT. */
  bill: 'supplier' | 'number' | 'date' | 'due' | 'net' | 'vat' | 'total';
  parcel: 'id' | 'number' | 'status' | 'email' | 'name' | 'link';
  invoice: 'number' | 'customer' | 'email' | 'amount' | 'due' | 'link';
  ticket: 'id' | 'subject' | 'text' | 'email' | 'name' | 'link';
  message: 'id' | 'from' | 'name' | 'subject' | 'text';
  answer: 'email' | 'name' | 'score' | 'text';
  task: 'id' | 'title' | 'description' | 'assignee' | 'due' | 'link';
  event: 'id' | 'title' | 'start' | 'end' | 'email' | 'name' | 'link';
  file: 'id' | 'name' | 'link';
  article: 'title' | 'link' | 'text' | 'author' | 'published';
  employee: 'id' | 'name' | 'email' | 'role' | 'start' | 'manager';
  candidate: 'id' | 'name' | 'email' | 'role' | 'link';
  hours: 'person' | 'project' | 'hours' | 'date' | 'description';
  work: 'id' | 'title' | 'text' | 'author' | 'link' | 'project';
  alert: 'title' | 'text' | 'severity' | 'link';
  reading: 'id' | 'name' | 'value' | 'at';
  campaign: 'id' | 'name' | 'cost' | 'clicks' | 'impressions' | 'conversions';
  post: 'id' | 'text' | 'link' | 'published' | 'likes' | 'comments';
  review: 'id' | 'name' | 'score' | 'text' | 'at';
}
export type Entity = keyof Entities;

/** For each field of an entity the expression that reads it. */
export type Fields<E extends Entity> = Record<Entities[E], string>;
