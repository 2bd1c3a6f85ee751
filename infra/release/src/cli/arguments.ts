import { parseArgs } from 'node:util';
import { ReleaseError } from '../context.js';

export const usage = `npm run release -- <remote> [action] [options]

  (no action)                  build, check, publish and promote
  publish                      build, check, send, and wait for the platform's gate; visitors see nothing of it yet
  gate <version>               what the platform's gate says of a release; has one judged that waits or was refused
  canary <percent> [version]   try a release on 1 to 50 percent of visitors (the newest that is not stable)
  canary off                   take the trial back
  promote [version]            give all visitors this release (the one on trial, else the one published last)
  rollback [version]           take the trial back, if one runs; else give visitors an earlier release
  withdraw                     take the remote from all visitors, its pages and its navigation; --yes
  list                         the releases of the remote
  history                      who moved which pointer, when and why
  diff [a] [b]                 what differs between two releases (stable and the newest)
  token create <name>          a token for the team's pipeline; --days N (365) or --days never
  token list                   the tokens of the remote
  token revoke <id>            from now on the token opens nothing

  --version X        version of the new release (the next patch after the highest published)
  --notes ".."       what is new in it
  --reason ".."      why the pointer moves
  --force "reason"   without the verdict of the platform's gate (ops only); the reason is written to the history
  --no-advice        leave out the run of the gate on this machine, which the platform repeats anyway
  --yes              withdraw: you know what goes
  --json             one JSON document on stdout, progress on stderr

Exit codes: 0 done, 1 not possible, 2 refused by the gate, here or at the platform.
A pipeline sets PUBLIC_URL and RELEASE_TOKEN (a token of the team, or a sign-in of role ops), and for the run on its
own machine GATE_EMAIL and GATE_PASSWORD; with --no-advice neither these nor Chromium are needed.`;

/** What is to be done, with what belongs to it. */
export type Command =
  | { readonly action: 'release' | 'publish' | 'list' | 'history' | 'token-list' }
  | { readonly action: 'canary-off' }
  | { readonly action: 'withdraw'; readonly sure: boolean }
  | { readonly action: 'canary'; readonly percent: number; readonly target?: string }
  | { readonly action: 'promote' | 'rollback'; readonly target?: string }
  | { readonly action: 'gate'; readonly version: string }
  | { readonly action: 'diff'; readonly from?: string; readonly to?: string }
  | { readonly action: 'token-create'; readonly name: string; readonly days: number | null }
  | { readonly action: 'token-revoke'; readonly id: string };

export interface Arguments {
  readonly remote: string;
  readonly command: Command;
  readonly version?: string;
  readonly notes: string;
  readonly reason?: string;
  readonly force?: string;
  /** Whether the gate runs on this machine first. */
  readonly advice: boolean;
  readonly json: boolean;
}

const text = { type: 'string' } as const;
const options = {
  ...{ version: text, notes: text, reason: text, force: text, days: text },
  json: { type: 'boolean' },
  'no-advice': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** @throws ReleaseError with what is wrong and the usage */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parsed(argv);
  const [remote, ...words] = positionals;
  if (remote === undefined || values.help) throw new ReleaseError(usage);
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(remote)) refuse(`${remote} is no name of a remote (mfe-...).`);
  if (values.force?.trim() === '') refuse('--force needs a reason.');
  const command = commandOf(words, values.days, values.yes);
  return {
    remote,
    command,
    version: values.version,
    notes: values.notes ?? '',
    reason: values.reason,
    force: values.force,
    advice: !values['no-advice'],
    json: values.json ?? false,
  };
}

function refuse(reason: string): never {
  throw new ReleaseError(`${reason}\n\n${usage}`);
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    return refuse(`${message}.`);
  }
}

function commandOf(words: readonly string[], days: string | undefined, sure = false): Command {
  const [first = 'release', ...rest] = words;
  if (first === 'withdraw' && rest.length === 0) return { action: first, sure };
  const command = fitting(first, rest, days);
  if (command === undefined) return refuse(`This is not understood: ${words.join(' ')}`);
  return command;
}

function fitting(first: string, rest: readonly string[], days: string | undefined): Command | undefined {
  const [a, b] = rest;
  switch (first) {
    case 'release':
    case 'publish':
    case 'list':
    case 'history':
      return rest.length === 0 ? { action: first } : undefined;
    case 'promote':
    case 'rollback':
      return rest.length <= 1 ? { action: first, target: a } : undefined;
    case 'gate':
      return a !== undefined && rest.length === 1 ? { action: first, version: a } : undefined;
    case 'diff':
      return rest.length <= 2 ? { action: first, from: a, to: b } : undefined;
    case 'canary':
      if (a === 'off') return rest.length === 1 ? { action: 'canary-off' } : undefined;
      return a !== undefined && rest.length <= 2
        ? { action: first, percent: percentOf(a), target: b }
        : undefined;
    case 'token':
      if (a === 'list') return rest.length === 1 ? { action: 'token-list' } : undefined;
      if (b === undefined || rest.length > 2) return undefined;
      if (a === 'create') return { action: 'token-create', name: b, days: daysOf(days) };
      return a === 'revoke' ? { action: 'token-revoke', id: b } : undefined;
    default:
      return undefined;
  }
}

function percentOf(word: string): number {
  const percent = /^(\d+)%?$/.exec(word)?.[1];
  const value = Number(percent);
  if (percent === undefined || value < 1 || value > 50)
    refuse(`A trial is for 1 to 50 percent of visitors, not ${word}.`);
  return value;
}

function daysOf(word: string | undefined): number | null {
  if (word === 'never') return null;
  const days = Number(word ?? 365);
  if (!Number.isInteger(days) || days < 1 || days > 3650) refuse('--days takes 1 to 3650, or never.');
  return days;
}
