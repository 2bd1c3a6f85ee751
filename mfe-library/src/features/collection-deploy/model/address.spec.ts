// Pure: where a collection is, and where it is put to use.
import { collectionAddress, collectionDeployAddress, keptCollection } from './address.js';

it('tells the account’s own from one by trade and role', () => {
  const own = '0198c0de-0000-7000-8000-000000000001';
  expect(collectionAddress(own)).toBe(`/workflow-library?view=collections&collection=${own}`);
  expect(collectionAddress('bookkeeper')).toBe('/workflow-library?view=collections&trade=bookkeeper');
  expect(collectionDeployAddress('bookkeeper')).toBe('/workflow-library/collections/bookkeeper/deploy');
  expect(keptCollection('a b')).toBe('/account/n8n?collection=a%20b');
});
