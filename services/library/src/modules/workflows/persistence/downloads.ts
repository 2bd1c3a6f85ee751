import type { EntityManager } from 'typeorm';
import type { FileRow } from './search.js';

/** The free workflow the user chose: this one where there was none yet. @returns the chosen filename */
export async function freeChoice(
  manager: EntityManager,
  userId: string,
  filename: string,
  at: Date,
): Promise<string> {
  await manager.query(
    `insert into library.free_choice (user_id, filename, chosen_at) values ($1, $2, $3)
     on conflict (user_id) do nothing`,
    [userId, filename, at],
  );
  const [choice] = await manager.query<{ filename: string }[]>(
    'select filename from library.free_choice where user_id = $1',
    [userId],
  );
  return choice?.filename ?? filename;
}

interface Taken {
  readonly userId: string;
  readonly workflow: FileRow;
  readonly free: boolean;
  readonly at: Date;
}

export async function recordDownload(
  manager: EntityManager,
  { userId, workflow, free, at }: Taken,
): Promise<void> {
  await manager.query(
    `insert into library.download (user_id, filename, content_hash, free, downloaded_at) values ($1, $2, $3, $4, $5)`,
    [userId, workflow.filename, workflow.content_hash, free, at],
  );
}
