import type { EntityManager } from 'typeorm';
import type { Drop, Room } from '../domain/rooms.js';

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Takes a place in the first list of rooms that has one in each. @returns why there is none, or null */
export async function takeRoom(
  db: EntityManager,
  choices: readonly Room[][],
  at: Date,
): Promise<Drop | null> {
  let why: Drop | null = 'day';
  for (const rooms of choices) {
    why = await takeAll(db, rooms, at);
    if (why === null) return null;
  }
  return why;
}

async function takeAll(db: EntityManager, rooms: readonly Room[], at: Date): Promise<Drop | null> {
  for (const [index, { name, most, full }] of rooms.entries()) {
    const taken = await db.query<unknown[]>(
      `insert into ai_ops.intake_day as known (day, kind, kept) values ($1, $2, 1)
       on conflict (day, kind) do update set kept = known.kept + 1 where known.kept < $3 returning kept`,
      [dayOf(at), name, most],
    );
    if (taken.length > 0) continue;
    const before = rooms.slice(0, index).map((room) => room.name);
    await db.query('update ai_ops.intake_day set kept = kept - 1 where day = $1 and kind = any($2)', [
      dayOf(at),
      before,
    ]);
    return full;
  }
  return null;
}
