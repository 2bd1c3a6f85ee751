#!/usr/bin/env bash
# mfe-account, owned by team-account: from a change to visitors, without anybody else's remote.
#
# When: a change below mfe-account/, shell/packages/ or services/contracts/ on the main branch.
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
npx biome check mfe-account
npm run --silent typecheck -- mfe-account

# Its unit tests.
npx jest -c infra/test-kit/jest.config.mjs --selectProjects unit --passWithNoTests -- mfe-account/

# Its build.
npm run --silent build -- mfe-account

if [ "${CHECK_ONLY:-}" = 1 ]; then
  echo "mfe-account: checked, not released"
  exit 0
fi

# Build with the next version, send, wait for the platform's gate, promote. Exit code 2: refused. The way back:
#   npm run release -- mfe-account rollback
npm run --silent release -- mfe-account --notes "${RELEASE_NOTES:-$(git log -1 --format=%s 2>/dev/null || true)}"
