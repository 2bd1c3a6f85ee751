import * as argon2 from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.js';

// Fake: a hash that fails once, as on a machine without memory left.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash) };
});

it('tells whose password it is, and that nobody has one', async () => {
  const hasher = new PasswordHasher();
  const stored = await hasher.hash('correct horse');
  expect(await hasher.matches('correct horse', stored)).toBe(true);
  expect(await hasher.matches('wrong horse', stored)).toBe(false);
  expect(await hasher.matches('no account has this password', null)).toBe(false);
});

it('lets people sign in again when a hash failed once', async () => {
  const hasher = new PasswordHasher();
  const stored = await hasher.hash('correct horse');
  jest.mocked(argon2.hash).mockRejectedValueOnce(new Error('no memory'));
  await expect(hasher.matches('correct horse', stored)).rejects.toThrow('no memory');
  expect(await hasher.matches('correct horse', stored)).toBe(true);
});
