/**
 * SQL for the moment at which a remote's two releases came to stand beside each other: the last move of either pointer
 * to another release. A changed share goes on with the same trial.
 * @param remoteId SQL of the remote's id
 */
export const trialBegan = (remoteId: string): string =>
  `(select max(h.at) from releases.pointer_move h
    where h.remote_id = ${remoteId} and h.channel in ('stable', 'canary')
      and h.from_version is distinct from h.to_version)`;
