import { type GateStatus, isGated } from '@stroomwerk/contracts/releases';
import { firstStatus, mayAsk, mayForce } from './gate-rule.js';

const token = { kind: 'team-token', isOperator: false };
const ops = { kind: 'ops', isOperator: false };
const operator = { kind: 'ops', isOperator: true };
const none = { forceReason: undefined, builtHere: false };

it.each([
  ['whoever says nothing', operator, none, 'waiting'],
  ['a token that forces', token, { ...none, forceReason: 'now' }, 'forbidden'],
  ['a token that says it is the operator', token, { ...none, builtHere: true }, 'forbidden'],
  ['ops who force', ops, { ...none, forceReason: 'now' }, 'forced'],
  ['ops who say they are the operator', ops, { ...none, builtHere: true }, 'forbidden'],
  ['the operator', operator, { ...none, builtHere: true }, 'built_here'],
] as const)('%s: %s', (_, by, wish, status) => {
  expect(firstStatus(by, wish)).toBe(status);
});

it('lets out what was passed, forced or built here, and nothing else', () => {
  const all: GateStatus[] = ['waiting', 'running', 'passed', 'refused', 'forced', 'built_here'];
  expect(all.filter((status) => isGated({ status }))).toEqual(['passed', 'forced', 'built_here']);
  expect(all.filter(mayAsk)).toEqual(['waiting', 'refused']);
  expect(all.filter(mayForce)).toEqual(['waiting', 'running', 'refused']);
});
