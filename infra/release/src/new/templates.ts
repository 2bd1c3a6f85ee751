/** The names of a remote in the forms that files need. */
export interface RemoteNames {
  /** `mfe-loyalty-points` */
  readonly remote: string;
  /** `loyalty-points`: its address */
  readonly short: string;
  /** `LoyaltyPoints`: its page's component */
  readonly pascal: string;
  /** `Loyalty points`: its title */
  readonly title: string;
  readonly owner: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** @param like package.json of a remote that exists: a new one has its scripts and versions */
export function remoteFiles(
  names: RemoteNames,
  like: { readonly scripts: object; readonly dependencies: object; readonly devDependencies: object },
): Record<string, string> {
  const { remote, short, pascal, title, owner } = names;
  const expose = `./${pascal}Page`;
  return {
    'package.json': json({
      name: remote,
      private: true,
      version: '1.0.0',
      type: 'module',
      scripts: like.scripts,
      dependencies: like.dependencies,
      devDependencies: like.devDependencies,
    }),
    'remote.json': json({
      name: remote,
      owner,
      exposes: { [expose]: `./src/pages/${pascal}Page.tsx` },
      routes: [
        {
          path: `/${short}`,
          expose,
          access: 'public',
          frame: 'site',
          title: { nl: title, en: title },
        },
      ],
      navigation: [],
      apis: {},
      calls: [],
      prerender: [],
    }),
    'tsconfig.json': `{ "extends": "../infra/typescript/web.json", "include": ["src", "rspack.config.ts"] }
`,
    'rspack.config.ts': `import { remoteConfig } from '@stroomwerk/federation-preset';

export default remoteConfig(import.meta.dirname);
`,
    'src/standalone.tsx': `import { startStandalone } from '@stroomwerk/mfe-runtime/standalone';
import declaration from '../remote.json' with { type: 'json' };

startStandalone(declaration, {
  '${expose}': () => import('./pages/${pascal}Page.js'),
});
`,
    [`src/pages/${pascal}Page.tsx`]: `import { defineTexts, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, EmptyState, PageHeader } from '@stroomwerk/ui-kit';

const texts = defineTexts({
  nl: { title: '${title}', lead: 'Een nieuwe remote.', empty: 'Hier staat nog niets.' },
  en: { title: '${title}', lead: 'A new remote.', empty: 'There is nothing here yet.' },
});

/** The page at \`/${short}\`. */
export default function ${pascal}Page() {
  const t = useTexts(texts);
  return (
    <Container width="app" page>
      <PageHeader title={t.title} lead={t.lead} />
      <EmptyState centred>{t.empty}</EmptyState>
    </Container>
  );
}
`,
    [`src/pages/${pascal}Page.spec.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server';
import declaration from '../../remote.json';
import ${pascal}Page from './${pascal}Page.js';

describe('${pascal}Page', () => {
  it('has one heading, in Dutch first', () => {
    const html = renderToStaticMarkup(<${pascal}Page />);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Hier staat nog niets.');
  });

  it('is shown at the address that the remote declares', () => {
    expect(declaration.routes).toMatchObject([{ path: '/${short}', expose: '${expose}' }]);
    expect(declaration.exposes).toHaveProperty(['${expose}']);
  });
});
`,
    'README.md': `# ${remote}

The remote of ${owner}. Owns \`/${short}\`; \`remote.json\` declares its routes and navigation.

- May import: \`@stroomwerk/contracts\`, \`ui-kit\`, \`auth-store\`, \`mfe-runtime\`, react, react-dom, react-router-dom, zustand, lucide-react (named). Never another remote or the shell's app.
- \`src/pages\` composes, \`src/features/<x>/{components,api,model}\` shows, calls and decides.
- Alone: \`npm run dev -w ${remote}\`, with \`/api\` passed to a running platform.
- Tests: \`npx jest -c infra/test-kit/jest.config.mjs ${remote}\`.
- Release: \`npm run release -- ${remote}\`. What a pipeline does: \`.ci/remotes/${remote}.sh\`.
`,
  };
}

/** What a pipeline runs when something of this remote changed; plain shell, for whichever system runs it. */
export const ciRecipe = (remote: string, owner: string): string => `#!/usr/bin/env bash
# ${remote}, owned by ${owner}: from a change to visitors, without anybody else's remote.
#
# When: a change below ${remote}/, shell/packages/ or services/contracts/ on the main branch.
# Needs: a checkout with its packages installed (npm install), Node 20.19 or newer, and for the last step
#   PUBLIC_URL     where the platform runs
#   RELEASE_TOKEN  a token of the team for this remote
# and for the gate's advice before anything is sent (--no-advice leaves it out; what decides runs at the platform)
#   GATE_EMAIL, GATE_PASSWORD   an account for the pages that need a session: a team member
#   Chromium       for its look at the pages (or CHROMIUM_PATH)
# A change that is only proposed stops before the last step: CHECK_ONLY=1.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Lint and types of this remote.
npx biome check ${remote}
npm run --silent typecheck -- ${remote}

# Its unit tests.
npx jest -c infra/test-kit/jest.config.mjs --selectProjects unit --passWithNoTests -- ${remote}/

# Its build.
npm run --silent build -- ${remote}

if [ "\${CHECK_ONLY:-}" = 1 ]; then
  echo "${remote}: checked, not released"
  exit 0
fi

# Build with the next version, send, wait for the platform's gate, promote. Exit code 2: refused. The way back:
#   npm run release -- ${remote} rollback
npm run --silent release -- ${remote} --notes "\${RELEASE_NOTES:-$(git log -1 --format=%s 2>/dev/null || true)}"
`;
