import { agent, ask } from './ai.js';
import { asksAgain } from './retries.js';

describe('a question to a model', () => {
  it('is asked again where nothing catches its failure', () => {
    const [asked, caught, doing] = asksAgain([
      ask('Schrijf', '', ''),
      { ...ask('Vat samen', '', ''), onError: 'continueErrorOutput' },
      agent('Regel het', ''),
    ]);
    expect(asked).toMatchObject({ retryOnFail: true, maxTries: 3 });
    expect(caught?.retryOnFail).toBeUndefined();
    expect(doing?.retryOnFail).toBeUndefined();
  });
});
