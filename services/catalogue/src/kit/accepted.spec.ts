import { node, nothing, withErrorBranch } from '../dsl/core.js';
import { accepted } from './accepted.js';

const sms = node('Stuur sms', 'vonage', 1, { resource: 'sms', operation: 'send' });
const [next, told] = [nothing('Verder'), nothing('Meld')];

describe('a message that a service may refuse with "OK"', () => {
  it('is followed by a step that fails then, on the way that a failure has', () => {
    const { nodes, flow } = accepted({
      nodes: [withErrorBranch(sms), next, told],
      flow: ['Stuur sms > Verder', 'Stuur sms #1 > Meld'],
    });
    expect(nodes[1]).toMatchObject({ name: 'Stuur sms: aangenomen?', onError: 'continueErrorOutput' });
    expect(flow).toEqual([
      'Stuur sms > Stuur sms: aangenomen? > Verder',
      'Stuur sms #1 > Meld',
      'Stuur sms: aangenomen? #1 > Meld',
    ]);
  });

  it('ends the run where nothing else is told', () => {
    const { nodes, flow } = accepted({ nodes: [next, sms], flow: ['Verder > Stuur sms'] });
    expect(nodes.map(({ name }) => name)).toEqual([
      'Verder',
      'Stuur sms',
      'Stuur sms: aangenomen?',
      'Stuur sms: geweigerd',
    ]);
    expect(flow).toEqual([
      'Verder > Stuur sms',
      'Stuur sms > Stuur sms: aangenomen?',
      'Stuur sms: aangenomen? #1 > Stuur sms: geweigerd',
    ]);
  });

  it('is needed for no service that fails by itself', () => {
    const drawn = { nodes: [node('Stuur sms', 'twilio', 1, {})], flow: [] };
    expect(accepted(drawn)).toBe(drawn);
  });
});
