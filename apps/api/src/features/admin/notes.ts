import type { StaffNote } from '@footlight/contract';
import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { staffNote, user } from '../../kernel/db/schema/index.ts';

const MOST_SHOWN = 100;

/** The notes about an account, newest first. */
export async function notesAbout(orm: Orm, userId: number): Promise<StaffNote[]> {
  const rows = await orm
    .select({ note: staffNote, author: user.username })
    .from(staffNote)
    .innerJoin(user, eq(user.id, staffNote.authorId))
    .where(eq(staffNote.userId, userId))
    .orderBy(desc(staffNote.id))
    .limit(MOST_SHOWN);
  return rows.map(({ note, author }) => ({
    id: note.id,
    author,
    text: note.text,
    at: note.createdAt.toISOString(),
  }));
}

export async function addNote(
  tx: Orm,
  about: number,
  author: { id: number; username: string },
  text: string,
): Promise<StaffNote> {
  const [row] = await tx.insert(staffNote).values({ userId: about, authorId: author.id, text }).returning();
  if (!row) throw new Error('The note was not stored.');
  return { id: row.id, author: author.username, text, at: row.createdAt.toISOString() };
}
