import { movePointer, type ReleaseList } from '@stroomwerk/contracts/releases';
import type { Call } from '../api/client.js';
import { ReleaseError } from '../context.js';
import { promote, releasesOf } from '../publish/publish.js';
import { newestOf } from '../publish/versions.js';
import type { Arguments, Command } from './arguments.js';
import type { Printer } from './printer.js';

type Move = Extract<Command, { action: 'canary' | 'canary-off' | 'promote' | 'rollback' | 'withdraw' }>;

/** One step of one pointer. */
export interface Step {
  readonly channel: 'stable' | 'canary';
  /** null: nothing any more. */
  readonly version: string | null;
  readonly percent?: number;
  readonly reason: string;
  /** What it means, for people. */
  readonly says: string;
}

/** The newest release that was published after the stable one. */
function newestAfterStable({ remote, stable, releases }: ReleaseList): string {
  const at = releases.findIndex(({ version }) => version === stable);
  const newer = releases.slice(0, at < 0 ? releases.length : at);
  const version = newer.find(({ collected_at }) => collected_at === null)?.version;
  if (version === undefined)
    throw new ReleaseError(
      `Nothing of ${remote} was published after ${stable ?? 'the beginning'}; name a version.`,
    );
  return version;
}

const takenBack = ({ remote, canary, stable }: ReleaseList): Step => {
  if (canary === null) throw new ReleaseError(`${remote} has no release on trial.`);
  return {
    ...{ channel: 'canary', version: null, reason: `Take ${canary.version} back` },
    says: `${remote}: the trial of ${canary.version} is taken back, ${stable === null ? 'nobody has the remote' : `all visitors get ${stable}`} from the next page on`,
  };
};

/** What a command means where the pointers stand now. @throws ReleaseError when it means nothing */
export function stepOf(command: Move, known: ReleaseList): Step {
  const { remote, stable, canary, previous } = known;
  const toAll = (version: string, reason: string): Step => {
    if (version === stable) throw new ReleaseError(`Visitors get ${remote} ${version} already.`);
    const says = `${remote}: ${stable ?? 'nothing'} -> ${version}, from the next page on`;
    return { channel: 'stable', version, reason, says };
  };
  switch (command.action) {
    case 'canary': {
      const { percent } = command;
      const version = command.target ?? newestAfterStable(known);
      const says = `${remote}: ${percent}% of visitors get ${version} from the next page on, the others ${stable ?? 'do not have the remote'}`;
      return { channel: 'canary', version, percent, reason: `Try ${version} on ${percent}%`, says };
    }
    case 'canary-off':
      return takenBack(known);
    case 'promote': {
      const version = command.target ?? canary?.version ?? newestOf(known);
      return toAll(version, `Promote ${version}`);
    }
    case 'rollback':
      if (command.target !== undefined) return toAll(command.target, `Back from ${stable}`);
      if (canary !== null) return takenBack(known);
      if (previous === null)
        throw new ReleaseError(
          stable === null
            ? `Nobody has ${remote}: there is nothing to go back from.`
            : `${remote} has no release before ${stable} to go back to. \`withdraw\` takes it from all visitors.`,
        );
      return toAll(previous, stable === null ? `Back after it was withdrawn` : `Back from ${stable}`);
    case 'withdraw':
      if (stable === null) throw new ReleaseError(`Nobody has ${remote}: there is nothing to withdraw.`);
      if (!command.sure)
        throw new ReleaseError(
          `This takes ${remote} ${stable} from all visitors: its pages answer 404 and its navigation goes${canary ? `, and the trial of ${canary.version} ends` : ''}. Say so with --yes; \`rollback\` brings it back.`,
        );
      return {
        ...{ channel: 'stable', version: null, reason: `Withdraw ${stable}` },
        says: `${remote}: ${stable} is withdrawn, nobody has the remote from the next page on; \`rollback\` brings it back`,
      };
  }
}

/** Moves a pointer from where it was seen: nobody's move is overwritten. */
export async function movePointers(
  args: Arguments,
  command: Move,
  call: Call,
  print: Printer,
): Promise<number> {
  const { remote } = args;
  const known = await releasesOf(call, remote);
  const { channel, version, percent, says, ...step } = stepOf(command, known);
  const reason = args.reason ?? step.reason;
  const before = channel === 'stable' ? known.stable : (known.canary?.version ?? null);
  const now =
    channel === 'stable' && version !== null
      ? await promote(call, known, version, reason)
      : await call(movePointer, {
          params: { remote, channel },
          body: { version, expected_version: before, percent, reason },
        });
  print.result({ remote, channel, version, previous: before, stable: now.stable, canary: now.canary }, [
    says,
  ]);
  return 0;
}
