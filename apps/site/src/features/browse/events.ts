import type { BrowseAnswer } from '@footlight/contract';
import { isBrowseKey } from '../../shell/api/keys.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { withStatuses } from './with-statuses.ts';

export const browseEvents = [
  lobbyEvent(
    'v3.lobby.statuses',
    (changes, { mutate }) =>
      void mutate<BrowseAnswer>(isBrowseKey, (list) => withStatuses(list, changes), { revalidate: false }),
  ),
];
