import { readArguments } from './arguments.js';

const plain = { target: undefined, version: undefined, notes: '', reason: undefined, json: false };

describe('readArguments', () => {
  it.each([
    [['mfe-library'], { remote: 'mfe-library', action: 'release' }],
    [['mfe-library', 'publish', '--version', '2.0.0'], { action: 'publish', version: '2.0.0' }],
    [['mfe-library', 'promote', '1.0.1'], { action: 'promote', target: '1.0.1' }],
    [['mfe-library', 'rollback', '--reason', 'it broke'], { action: 'rollback', reason: 'it broke' }],
    [['--json', 'mfe-library', 'list'], { action: 'list', json: true }],
    [['mfe-library', '--notes=a=b'], { action: 'release', notes: 'a=b' }],
  ])('%j', (argv, expected) => {
    expect(readArguments(argv)).toEqual({ ...plain, remote: 'mfe-library', ...expected });
  });

  it.each([
    [[]],
    [['library']],
    [['mfe-library', 'deploy']],
    [['mfe-library', 'list', 'x']],
    [['mfe-library', 'promote', '1', '2']],
    [['mfe-library', '--force']],
    [['mfe-library', '--version']],
  ])('refuses %j with the usage', (argv) => {
    expect(() => readArguments(argv)).toThrow('npm run release -- <remote>');
  });
});
