import { ApiError } from '@stroomwerk/mfe-runtime';
import { atItsValue } from './refused-answer.js';

it('names a refused answer by the key of its value, and lets everything else through as it is', () => {
  const refused = new ApiError(422, 'common.invalid', 'Kijk na', { 'values.grens': 'Geen getal' }, 'ref');
  expect(() => atItsValue(refused)).toThrow(
    expect.objectContaining({ fields: { grens: 'Geen getal' }, code: 'common.invalid', reference: 'ref' }),
  );
  const other = new Error('x');
  expect(() => atItsValue(other)).toThrow(other);
});
