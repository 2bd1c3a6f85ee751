// Pure: at which field a refusal of connecting stands.
import { ApiError } from '@stroomwerk/mfe-runtime';
import { atItsField } from './refused-field.js';

const thrown = (error: unknown): unknown => {
  try {
    return atItsField(error);
  } catch (caught) {
    return caught;
  }
};
const refusal = (code: string) => new ApiError(422, code, 'Wat er is', {}, 'ref');

it.each([
  ['library.n8n_wrong_key', { key: 'Wat er is' }],
  ['library.n8n_key_unreadable', { key: 'Wat er is' }],
  ['library.n8n_unreachable', { address: 'Wat er is' }],
  ['library.n8n_certificate_expired', { address: 'Wat er is' }],
  ['library.n8n_login_page', { address: 'Wat er is' }],
])('puts %s at its field', (code, fields) => {
  expect(thrown(refusal(code))).toMatchObject({
    status: 422,
    code,
    detail: 'Wat er is',
    reference: 'ref',
    fields,
  });
});

it.each(['library.n8n_busy', 'library.n8n_broken', 'library.connection_limit', 'kernel.rate_limited'])(
  'leaves %s with the form: nothing that was typed is wrong',
  (code) => {
    const error = refusal(code);
    expect(thrown(error)).toBe(error);
  },
);

it('lets an error that is no refusal through', () => {
  const error = new TypeError('x');
  expect(thrown(error)).toBe(error);
});
