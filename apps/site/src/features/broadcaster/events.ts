import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { broadcasterSettingsKey } from './broadcaster-keys.ts';

/** Events that change the open requests or the sold tickets. */
const CHANGES = [
  'v3.private.request',
  'v3.private.started',
  'v3.private.declined',
  'v3.private.expired',
  'v3.private.discount',
  'v3.private.end',
  'v3.private.request_failed',
  'v3.private.canceled',
  'v3.spy.started',
  'v3.spy.end',
  'v3.limited.update',
  'v3.limited.ended',
  'v3.limited.sold',
] as const;

export const broadcasterEvents = CHANGES.map((name) =>
  lobbyEvent(name, (_, { mutate }) => void mutate(broadcasterSettingsKey)),
);
