import type { OwnFile, OwnNode } from './customer.js';
import { eventFor } from './events.js';
import { secretOf } from './stand-in.js';
import { World } from './world.js';

const form = (authentication: string): OwnNode => ({
  ...{ id: 'f', name: 'Aanvraag', type: 'n8n-nodes-base.formTrigger', typeVersion: 2.6, position: [0, 0] },
  parameters: { authentication, formFields: { values: [{ fieldName: 'naam', fieldType: 'text' }] } },
});
const asked = (authentication: string) => {
  const node = form(authentication);
  const file = { name: 'Aanvraag', nodes: [node], connections: {}, settings: {} } as unknown as OwnFile;
  return eventFor(node, file, new World(Date.now(), secretOf(2)), {}, Buffer.from('pdf'));
};

it('fills in a form with the password that it asks for, and with none where it is open', () => {
  const { authorization = '' } = asked('basicAuth')?.headers ?? {};
  const password = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
  expect(password).toBe(`${secretOf(2)}:${secretOf(2)}`);
  expect(asked('none')?.headers).toEqual({});
  const body = asked('none')?.body;
  expect(body instanceof FormData && [...body.keys()]).toEqual(['field-0']);
});
