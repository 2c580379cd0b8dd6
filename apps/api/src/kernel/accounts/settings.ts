import type { PmAllow, Settings } from '@footlight/contract';
import * as contract from '@footlight/contract';
import * as v from 'valibot';
import type { UserRow } from '../db/user-row.ts';

/** Merges stored settings over the defaults and drops values that the contract no longer allows. */
export function settingsFrom(stored: unknown): Settings {
  const known = Object.entries(contract.Settings.entries).flatMap(([name, schema]) => {
    const value = (stored as Record<string, unknown> | null)?.[name];
    return value !== undefined && v.is(schema, value) ? [[name, value]] : [];
  });
  return { ...contract.DEFAULT_SETTINGS, ...Object.fromEntries(known) };
}

export const pmAllowOf = (row: Pick<UserRow, 'settings'>): PmAllow => settingsFrom(row.settings).pm_allow;
