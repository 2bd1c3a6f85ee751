import { readArguments } from './arguments.js';

describe('readArguments', () => {
  it.each([
    [['mfe-library'], { command: { action: 'release' } }],
    [['mfe-library', 'publish', '--version', '2.0.0'], { command: { action: 'publish' }, version: '2.0.0' }],
    [['mfe-library', 'publish', '--force', 'it burns'], { force: 'it burns' }],
    [['mfe-library', 'promote', '1.0.1'], { command: { action: 'promote', target: '1.0.1' } }],
    [['mfe-library', 'rollback', '--reason', 'it broke'], { reason: 'it broke' }],
    [['mfe-library', 'canary', '10'], { command: { action: 'canary', percent: 10 } }],
    [['mfe-library', 'canary', '25%', '1.2.0'], { command: { percent: 25, target: '1.2.0' } }],
    [['mfe-library', 'canary', 'off'], { command: { action: 'canary-off' } }],
    [['mfe-library', 'diff', '1.0.0'], { command: { action: 'diff', from: '1.0.0' } }],
    [
      ['mfe-library', 'token', 'create', 'ci'],
      { command: { action: 'token-create', name: 'ci', days: 365 } },
    ],
    [['mfe-library', 'token', 'create', 'ci', '--days', 'never'], { command: { days: null } }],
    [['mfe-library', 'token', 'revoke', 'x'], { command: { action: 'token-revoke', id: 'x' } }],
    [['--json', 'mfe-library', 'list'], { command: { action: 'list' }, json: true }],
    [['mfe-library', '--notes=a=b'], { notes: 'a=b' }],
  ])('%j', (argv, expected) => {
    expect(readArguments(argv)).toMatchObject({ remote: 'mfe-library', ...expected });
  });

  it.each([
    [[]],
    [['library']],
    [['mfe-library', 'deploy']],
    [['mfe-library', 'list', 'x']],
    [['mfe-library', 'promote', '1', '2']],
    [['mfe-library', 'canary']],
    [['mfe-library', 'canary', '51']],
    [['mfe-library', 'canary', '0']],
    [['mfe-library', 'canary', 'off', '1.0.0']],
    [['mfe-library', 'token', 'create']],
    [['mfe-library', 'token', 'create', 'ci', '--days', '0']],
    [['mfe-library', '--force']],
    [['mfe-library', '--force', ' ']],
    [['mfe-library', '--version']],
    [['mfe-library', '--verbose']],
  ])('refuses %j with the usage', (argv) => {
    expect(() => readArguments(argv)).toThrow('npm run release -- <remote>');
  });
});
