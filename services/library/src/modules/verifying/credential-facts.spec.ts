import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import { loadDefinitions, credentialFacts as read } from '@stroomwerk/n8n-check';

// Real: n8n's own node definitions, fetched where they are not there yet.
describe('which credentials the steps of n8n use', () => {
  it('is what the definitions of the n8n say that workflows are checked against', () => {
    // Otherwise: npm run library -- check --n8n --record
    expect(credentialFacts()).toEqual(JSON.parse(JSON.stringify(read(loadDefinitions()))));
  }, 300_000);
});
