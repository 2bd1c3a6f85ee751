import { TeamMembers } from './TeamMembers.js';
import { TeamTokens } from './TeamTokens.js';

/** Who releases a remote: the tokens of its pipelines and the members of its team. */
export function TeamAccess({ remote, team }: { remote: string; team: string }) {
  return (
    <>
      <TeamTokens remote={remote} />
      <TeamMembers team={team} />
    </>
  );
}
