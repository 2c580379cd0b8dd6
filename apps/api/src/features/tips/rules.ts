import { ANONYMOUS } from '@footlight/contract';
import type { SettledTip as PlayedTip } from '@footlight/contract/room-apps';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { Call } from '../../kernel/http/operation.ts';

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
