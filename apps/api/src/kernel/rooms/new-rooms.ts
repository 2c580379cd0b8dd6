import { NEW_DAYS } from '@footlight/contract';
import { gt, type SQL } from 'drizzle-orm';
import { model } from '../db/schema/index.ts';
import type { ModelRow } from './room-row.ts';

const DAY_MS = 86_400_000;

/** A room is new if it was opened after this day (UTC). */
const lastOldDay = (now: number): string => new Date(now - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);

export const isNewRoom = ({ debutOn }: Pick<ModelRow, 'debutOn'>, now: number): boolean =>
  debutOn !== null && debutOn > lastOldDay(now);

/** The same in SQL. */
export const newRooms = (now: number): SQL => gt(model.debutOn, lastOldDay(now));
