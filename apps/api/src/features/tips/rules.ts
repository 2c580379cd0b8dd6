import { ANONYMOUS } from '@footlight/contract';
import type { SettledTip as PlayedTip } from '@footlight/contract/room-apps';
import type { LoggedIn } from '../../kernel/accounts/session.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { refusePlaces } from '../../kernel/rooms/geo-block.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';

export type TipBody = Call<'POST /tip/{username}'>['body'];

/** A tip as the room's apps see it. They get the tipper's name only if the room sees it too. */
export function playedTip(
  sender: Pick<UserRow, 'username'>,
  { amount, type, app_data }: TipBody,
  entry: number,
): PlayedTip {
  const isNamed = type !== 'anonymous' && type !== 'private';
  const { app, choice } = app_data ?? {};
  return {
    entry,
    username: isNamed ? sender.username : ANONYMOUS,
    amount,
    ...(typeof app === 'string' ? { app } : {}),
    ...(typeof choice === 'string' ? { choice } : {}),
  };
}

/** Rules of spec 1 §6 that need no ledger; throws a catalogue error. */
export function checkTip(row: RoomRow | null, sender: LoggedIn['user'], country: string | null): RoomRow {
  if (!row || row.user.id === sender.id) throw new ApiError('tip_target_missing');
  refusePlaces(row, sender, country);
  return row;
}
