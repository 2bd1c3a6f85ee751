import { createHmac } from 'node:crypto';
import { Flow, isTrigger, kindOf, Reads, startedWith } from '@stroomwerk/catalogue/samples';
import type { OwnFile, OwnNode } from './customer.js';
import type { Thing, World } from './world.js';

/** What is sent to a webhook. */
export interface Event {
  readonly method: string;
  readonly body?: Thing | FormData | string;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

/** What a vendor sends to a webhook that a trigger registered: as its documents say, signed as it signs. */
export type VendorEvent = (world: World, parameters: Thing) => Event;

/** A text as vendors sign it. */
export const signed = (
  world: World,
  text: string,
  encoding: 'base64' | 'hex' = 'base64',
  secret: string = world.secret,
): string => createHmac('sha256', secret).update(text).digest(encoding);

/** An event in JSON. */
export const json = (body: Thing, headers: Record<string, string> = {}): Event => ({
  method: 'POST',
  body,
  headers,
});

const PDF_NAME = 'bestand.pdf';

/** A form as somebody fills it in. @param pdf what they attach */
function filledForm(node: OwnNode, given: Thing, pdf: Buffer): FormData {
  const { values = [] } = (node.parameters.formFields ?? {}) as { values?: Thing[] };
  const form = new FormData();
  values.forEach((field, index) => {
    const name = `field-${index}`;
    const value = given[field.fieldName ?? field.fieldLabel];
    if (field.fieldType === 'file')
      form.append(name, new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), PDF_NAME);
    else if (Array.isArray(value))
      for (const one of value)
        form.append(field.fieldType === 'checkbox' || field.multiselect ? `${name}[]` : name, String(one));
    else form.append(name, String(value ?? ''));
  });
  return form;
}

/** A form that asks for a password gets it from who fills it in. */
function passwordFor(node: OwnNode, { secret }: World): Record<string, string> {
  if (node.parameters.authentication !== 'basicAuth') return {};
  return { authorization: `Basic ${Buffer.from(`${secret}:${secret}`).toString('base64')}` };
}

/** What starts a workflow from outside: somebody's form, the customer's own system, or a vendor's event. */
export function eventFor(
  node: OwnNode,
  file: OwnFile,
  world: World,
  events: Readonly<Record<string, VendorEvent>>,
  pdf: Buffer,
): Event | undefined {
  const kind = kindOf(node);
  const vendor = events[kind];
  if (vendor) return vendor(world, node.parameters as Thing);
  if (!isTrigger(node)) return undefined;
  const read = new Reads(new Flow(file as never)).of.get(node.name);
  const given = startedWith(node as never, read, 'normal', world.now) as Thing;
  if (kind === 'formTrigger')
    return { method: 'POST', body: filledForm(node, given, pdf), headers: passwordFor(node, world) };
  if (kind !== 'webhook') return undefined;
  return {
    method: String(node.parameters.httpMethod ?? 'GET'),
    body: given.body,
    query: given.query,
    headers: { authorization: `Bearer ${world.secret}` },
  };
}
