import type { CreatedTeamToken, TeamToken, TeamTokenList } from '@stroomwerk/contracts/releases';
import { table, when } from './table.js';

const stateOf = ({ revoked_at, expires_at }: TeamToken, now: Date): string => {
  if (revoked_at !== null) return `revoked ${when(revoked_at)}`;
  if (expires_at === null) return 'never ends';
  return `${new Date(expires_at) <= now ? 'ended' : 'ends'} ${when(expires_at)}`;
};

/** The tokens of a remote, without their texts. */
export const tokenWords = ({ tokens }: TeamTokenList, now: Date): string[] =>
  tokens.length === 0
    ? ['there is no token']
    : table(
        tokens.map((token) => [
          token.id,
          token.name,
          stateOf(token, now),
          token.last_used_at === null ? 'never used' : `used ${when(token.last_used_at)}`,
          `by ${token.created_by}`,
        ]),
      );

/** The one time that a token's text is shown. */
export const createdWords = (created: CreatedTeamToken): string[] => [
  `${created.name} for ${created.remote}, ${created.expires_at === null ? 'never ends' : `until ${when(created.expires_at)}`}. Shown only now; keep it as RELEASE_TOKEN of the pipeline:`,
  created.token,
];
