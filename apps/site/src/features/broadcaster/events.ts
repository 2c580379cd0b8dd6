import { SHOW_EVENTS } from '../../shell/room/show-events.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { broadcasterSettingsKey } from './broadcaster-keys.ts';

/** They also change the open requests or the sold tickets. */
export const broadcasterEvents = SHOW_EVENTS.map((name) =>
  lobbyEvent(name, (_, { mutate }) => void mutate(broadcasterSettingsKey)),
);
