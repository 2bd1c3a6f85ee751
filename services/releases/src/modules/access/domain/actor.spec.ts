import { operatorId } from '@stroomwerk/contracts/releases';
import { type ActorKind, personActor, tokenActor, tokenVerdict } from './actor.js';

const token = tokenActor({ name: 'pipeline', remote: 'mfe-library' });
const withTokens: ActorKind[] = ['ops', 'team-token'];

it('names a token as such, and a person by what people know', () => {
  expect(token).toEqual({
    ...{ kind: 'team-token', name: 'token:pipeline', remote: 'mfe-library' },
    ...{ userId: null, isOperator: false },
  });
  const anna = { name: 'Anna', email: 'anna@example.test', userId: '1' };
  expect(personActor('ops', anna)).toEqual({
    ...{ kind: 'ops', name: 'Anna', remote: null, userId: '1', isOperator: false },
  });
  expect(personActor('ops', { ...anna, userId: operatorId }).isOperator).toBe(true);
  expect(personActor('member', { ...anna, userId: operatorId }).isOperator).toBe(false);
  expect(personActor('member', { ...anna, name: '' }).name).toBe('anna@example.test');
  expect(personActor('member', { name: '', email: '', userId: '1' }).name).toBe('1');
});

it.each([
  ['its own remote', withTokens, 'mfe-library', 'allowed'],
  ['the remote of others', withTokens, 'mfe-ai-ops', 'other-remote'],
  ['an address without a remote', withTokens, undefined, 'forbidden'],
  ['an endpoint for people', ['ops', 'member'] as ActorKind[], 'mfe-library', 'forbidden'],
])('judges a token at %s', (_, allowed, remote, verdict) => {
  expect(tokenVerdict(token, allowed, remote)).toBe(verdict);
});
