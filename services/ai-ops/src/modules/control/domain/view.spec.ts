import { testSecrets } from '@stroomwerk/kernel/testing';
import { aiOpsEnv } from '../../../env.js';
import { mayView, type ViewSettings } from './view.js';

const started = (given: Record<string, string>): ViewSettings => {
  const { AI_OPS_VIEW } = aiOpsEnv.parse({ ...testSecrets, ...given });
  return { NODE_ENV: given.NODE_ENV ?? 'development', AI_OPS_VIEW };
};

it.each([
  ['a customer in development', {}, 'user', true],
  ['a customer in production', { NODE_ENV: 'production' }, 'user', false],
  ['ops in production', { NODE_ENV: 'production' }, 'ops', true],
  ['nobody in particular in production', { NODE_ENV: 'production' }, undefined, false],
  ['a customer where production opens it', { NODE_ENV: 'production', AI_OPS_VIEW: 'login' }, 'user', true],
  ['a customer where development closes it', { AI_OPS_VIEW: 'ops' }, 'user', false],
] as const)('%s', (_, given, role, may) => {
  expect(mayView(started({ ...given }), role)).toBe(may);
});
