import { ANONYMOUS, isUnavailableUsername, STAFF_TITLES, STAFF_WORDS } from '@footlight/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { looksLike, nameKeys } from '../../kernel/accounts/name-keys.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { site, user } from '../../kernel/db/schema/index.ts';

const keysOf = (words: readonly string[]): Set<string> => new Set(words.flatMap(nameKeys));
const titles = keysOf(STAFF_TITLES);
const words = keysOf([...STAFF_TITLES, ...STAFF_WORDS]);

const OUTER_DIGITS = /^\p{N}+|\p{N}+$/gu;

/** Whether a text can be divided into some of the words. */
function isMadeOf(text: string, parts: ReadonlySet<string>): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= text.length; end += 1) {
    for (const start of reached) {
      if (parts.has(text.slice(start, end))) {
        reached.add(end);
        break;
      }
    }
  }
  return reached.has(text.length);
}

/** Digits and signs that stand for letters: `@dmin`, `5upport`. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  ['@a', '4a', '3e', '€e', '!i', '$s', '5s', '7t', '+t'].map((pair) => [...pair]),
);
const withLetters = (name: string): string => name.replaceAll(/[@43€!$57+]/g, (sign) => SIGNS[sign] ?? sign);

/** Whether a name reads as one of the staff or of a site: `Аdmin`, `@dmin`, `Footlight Support`, `moderator 2`. */
export const readsAsStaff = (name: string, brands: readonly string[] = []): boolean =>
  [name, withLetters(name)].some((reading) => isStaffWording(reading, brands));

function isStaffWording(name: string, brands: readonly string[]): boolean {
  const parts = name.split(/[^\p{L}\p{M}\p{N}]+/u).map((part) => part.replaceAll(OUTER_DIGITS, ''));
  const isTitle = (part: string): boolean => nameKeys(part).some((key) => titles.has(key));
  if (parts.some(isTitle)) return true;
  const all = new Set([...words, ...keysOf(brands)]);
  return [name, parts.join('')].some((whole) => nameKeys(whole).some((key) => isMadeOf(key, all)));
}

/** Whether a name is only for the staff; the names of all sites count. */
export async function isStaffName(tx: Orm, name: string): Promise<boolean> {
  const brands = await tx.select({ name: sql<string>`${site.config} ->> 'display_name'` }).from(site);
  return readsAsStaff(
    name,
    brands.flatMap((brand) => brand.name ?? []),
  );
}

/**
 * Whether a name looks like the username or display name of another broadcaster or member of the staff. It reads their
 * names each time, so that a name counts from the moment it is stored, however it was stored; the keys of known names
 * are kept in memory.
 */
export async function looksTaken(tx: Orm, name: string, userId: number | null): Promise<boolean> {
  const rows = await tx
    .select({ username: user.username, displayName: user.displayName })
    .from(user)
    .where(
      and(
        or(
          eq(user.type, 'model'),
          sql`${user.roles} <> '[]'::jsonb`,
          sql`${user.traits} ->> 'isAdmin' = 'true'`,
          sql`${user.traits} ->> 'isSuperAdmin' = 'true'`,
        ),
        userId === null ? undefined : ne(user.id, userId),
      ),
    );
  return rows.some((row) => looksLike(name, row.displayName) || looksLike(name, row.username));
}

/** Whether nobody may choose this username, because it is reserved or reads as staff. */
export const isUsernameReserved = async (tx: Orm, username: string): Promise<boolean> =>
  isUnavailableUsername(username) || username === ANONYMOUS || isStaffName(tx, username);

/** @throws ApiError `invalid_input` for the stage name of an application that imitates staff or a broadcaster */
export async function checkStageName(tx: Orm, name: string, userId: number | null): Promise<void> {
  if (await isStaffName(tx, name)) {
    throw new ApiError('invalid_input', { fields: { stage_name: 'reserved' } });
  }
  if (await looksTaken(tx, name, userId)) {
    throw new ApiError('invalid_input', { fields: { stage_name: 'taken' } });
  }
}
