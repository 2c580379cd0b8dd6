import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { mergeStatuses } from './with-statuses.ts';

export const browseEvents = [
  lobbyEvent('v3.lobby.statuses', (changes, { mutate }) => mergeStatuses(mutate, changes)),
];
