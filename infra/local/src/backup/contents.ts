/** What of a data folder goes into which part of a backup. */
export type FolderPart = 'secrets' | 'rest';

const secrets = ['keys', 'postgres-password', 'ops-account.txt'];
/** The database, releases and erasures have parts of their own; logs, what runs now and what the edge keeps come anew. */
const elsewhere = ['postgres', 'releases', 'erasures.log', 'logs', 'run', 'edge', 'postgres.log', 'visual'];

/** @param name path below the data folder @returns undefined for what is not backed up there */
export function partOf(name: string): FolderPart | undefined {
  const top = name.split('/')[0] ?? '';
  if (secrets.includes(top)) return 'secrets';
  // Halves of something that is being written, and other servers' folders (`edge-4711`).
  if (
    elsewhere.includes(top) ||
    /-being-made-|^\.being-restored-|\.new$|^pw-\d+$|^edge-|^postgres\.log\.\d$/.test(name)
  )
    return undefined;
  return 'rest';
}
