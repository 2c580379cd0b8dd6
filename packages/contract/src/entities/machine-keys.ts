import * as v from 'valibot';
import { KEY_SCOPES } from '../rules/admin/machine-keys.ts';
import { Id, IsoTimestamp } from './common.ts';

export const KeyScopeSchema = v.picklist(KEY_SCOPES, 'invalid_format');

/** A key for machines, without its secret. */
export const MachineKey = v.object({
  id: Id,
  name: v.string(),
  /** The first characters of the key, to recognise it by. */
  start: v.string(),
  scopes: v.array(KeyScopeSchema),
  /** Who made it. It no longer opens what this account may no longer read. */
  made_by: v.string(),
  created_at: IsoTimestamp,
  /** To the minute; null: never. */
  used_at: v.nullable(IsoTimestamp),
});
export type MachineKey = v.InferOutput<typeof MachineKey>;
