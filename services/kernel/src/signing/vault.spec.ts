import { KeyRing } from './key-ring.js';
import { vaultFor } from './vault.js';

const [first, second] = ['a'.repeat(40), 'b'.repeat(40)];

it('opens what it locked, for what it belongs to and nothing else', () => {
  const vault = vaultFor(first, 'keys');
  const locked = vault.lock('geheim é', 'row 1');
  expect(vault.open(locked, 'row 1')).toBe('geheim é');
  expect(vault.open(locked, 'row 2')).toBeUndefined();
  expect(vaultFor(first, 'other').open(locked, 'row 1')).toBeUndefined();
  expect(locked.sealed.toString('latin1')).not.toContain('geheim');
  expect(vault.lock('geheim é', 'row 1').sealed.equals(locked.sealed)).toBe(false);
});

it('opens nothing that was altered or cut off', () => {
  const vault = vaultFor(first, 'keys');
  const locked = vault.lock('geheim', 'row');
  for (let at = 0; at < locked.sealed.length; at += 1) {
    const altered = Buffer.from(locked.sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(vault.open({ ...locked, sealed: altered }, 'row')).toBeUndefined();
  }
  expect(vault.open({ ...locked, sealed: locked.sealed.subarray(0, 20) }, 'row')).toBeUndefined();
  expect(vault.open({ ...locked, keyId: 'other' }, 'row')).toBeUndefined();
});

it('follows a rotation: the new value locks, the one before opens until it is gone', () => {
  const ring = new KeyRing(first);
  const vault = vaultFor(ring, 'keys');
  const locked = vault.lock('geheim', 'row');
  ring.replace(`${second},${first}`);
  expect(vault.currentKeyId).not.toBe(locked.keyId);
  expect(vault.open(locked, 'row')).toBe('geheim');
  expect(vault.open(vault.lock('nieuw', 'row'), 'row')).toBe('nieuw');
  ring.replace(second);
  expect(vault.open(locked, 'row')).toBeUndefined();
});
