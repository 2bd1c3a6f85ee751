// Real: the files in a folder of their own, beside a remote that exists.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteDeclaration } from '@stroomwerk/contracts/releases';
import { namesOf, newRemote, withOwner } from './new-remote.js';

describe('npm run new -- remote', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'new-remote-'));
    mkdirSync(join(root, 'mfe-library'));
    writeFileSync(
      join(root, 'mfe-library/package.json'),
      JSON.stringify({ dependencies: { react: '^19.3.0' }, devDependencies: {} }),
    );
    const declaration: RemoteDeclaration = {
      name: 'mfe-library',
      owner: 'team-library',
      exposes: { './P': './p.tsx' },
      routes: [
        {
          path: '/workflows/:slug',
          expose: './P',
          access: 'public',
          frame: 'site',
          title: { nl: 'x', en: 'x' },
        },
      ],
      navigation: [],
      apis: {},
      prerender: [],
    };
    writeFileSync(join(root, 'mfe-library/remote.json'), JSON.stringify(declaration));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');

  it('writes a remote with a valid declaration, the same versions as its peers, an owner and a pipeline', () => {
    newRemote(root, namesOf('loyalty-points'));
    const declaration = RemoteDeclaration.parse(JSON.parse(read('mfe-loyalty-points/remote.json')));
    expect(declaration.routes[0]).toMatchObject({ path: '/loyalty-points', expose: './LoyaltyPointsPage' });
    expect(read(`mfe-loyalty-points/${declaration.exposes['./LoyaltyPointsPage']}`)).toContain(
      'export default function LoyaltyPointsPage',
    );
    expect(JSON.parse(read('mfe-loyalty-points/package.json'))).toMatchObject({
      name: 'mfe-loyalty-points',
      dependencies: { react: '^19.3.0' },
    });
    expect(read('CODEOWNERS')).toContain('/mfe-loyalty-points/ @team-loyalty-points\n');
    expect(statSync(join(root, '.ci/remotes/mfe-loyalty-points.sh')).mode & 0o111).not.toBe(0);
  });

  it('never writes over a remote, nor takes an address', () => {
    newRemote(root, namesOf('loyalty'));
    expect(() => newRemote(root, namesOf('loyalty'))).toThrow('exists already');
    expect(() => newRemote(root, namesOf('workflows'))).toThrow('/workflows belongs to mfe-library');
  });

  it.each(['', 'Loyalty', '../x', 'a--b', '1a', 'a b', 'x'.repeat(41)])('refuses the name "%s"', (name) => {
    expect(() => namesOf(name)).toThrow('is no name');
  });

  it('names an owner once', () => {
    const once = withOwner('# who', { remote: 'mfe-x', owner: 'team-x' });
    expect(once).toBe('# who\n/mfe-x/ @team-x\n/.ci/remotes/mfe-x.sh @team-x\n');
    expect(withOwner(once, { remote: 'mfe-x', owner: 'team-x' })).toBe(once);
  });
});
