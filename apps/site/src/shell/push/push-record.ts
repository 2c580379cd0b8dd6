import { storageOf } from '../storage/storage.ts';

/** What this browser knows of its push messages. */
export type PushRecord =
  | {
      userId: number;
      playerId: string;
      endpoint: string;
      publicKey: string;
      language: string;
      /** Unix milliseconds of the last registration. */
      sentAt: number;
    }
  /** The visitor turned them off here: a press on a room's bell does not turn them on again. */
  | 'off';

const KEY = 'footlight:push';

export const readPushRecord = (): PushRecord | null => {
  try {
    return JSON.parse(storageOf('local').getItem(KEY) ?? 'null') as PushRecord | null;
  } catch {
    return null;
  }
};

export const writePushRecord = (record: PushRecord | null): void => {
  const storage = storageOf('local');
  if (record === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(record));
};
