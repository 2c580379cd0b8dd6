import { fileURLToPath } from 'node:url';
import { EVENTS } from '@footlight/contract/realtime';
import { describe, expect, it } from 'vitest';
import { EVENT_TABLE } from '../../apps/site/src/app/realtime/event-table.ts';
import { SOCKET_EVENTS } from '../../apps/site/src/shell/sockets/socket-events.ts';
import { sentEvents } from './sent-events.ts';

/** Events of the specification that the platform does not send yet, by the part of the product that will. */
const NOT_YET: Record<string, readonly string[]> = {
  'a platform with templates of its own; ours sends the known ones': ['v3.templates'],
  'lists that change while they are shown': ['v3.voyeur_cam.update'],
  'account settings': ['v3.invisible-mode'],
  'notices of the operator': ['v3.flash_notification.add', 'v3.flash_notification.remove'],
  'room apps that broadcasters control while they run': ['v3.app.control'],
};

const names = Object.keys(EVENTS);
const sent = sentEvents(
  fileURLToPath(new URL('../..', import.meta.url)),
  (text) => text in EVENTS,
  names.length,
);

/** A room's socket gives events that the room has no row for to the rows of the lobby. */
const reaches = (row: string, scope: string): boolean =>
  row === scope || (row === 'lobby' && scope === 'room');

describe('every event of the contract', () => {
  it('is sent by the platform, or belongs to a part of the product that is not built yet', () => {
    const fromServer = Object.entries(EVENTS).filter(([, { from }]) => from !== 'client');
    const unsent = fromServer.map(([name]) => name).filter((name) => !sent.has(name));
    expect(unsent.sort()).toEqual(Object.values(NOT_YET).flat().sort());
  });

  it('has a row in the site for each place that the platform sends it to', () => {
    const rows = [...EVENT_TABLE, ...SOCKET_EVENTS];
    const unhandled = [...sent].flatMap(([name, scopes]) =>
      [...scopes]
        .filter(
          (scope) =>
            scope !== 'socket' && !rows.some((row) => row.name === name && reaches(row.scope, scope)),
        )
        .map((scope) => `${name} to the ${scope}`),
    );
    expect(unhandled).toEqual([]);
  });
});
