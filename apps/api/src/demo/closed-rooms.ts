import { randomFrom } from './art/random.ts';
import { type DemoModel, demoModel } from './world.ts';

/** What a room requires for entry: the password, an account, or a card on file. */
export type Door = 'password' | 'members' | 'card';

const names: Readonly<Record<Door, string>> = {
  password: 'petra_passe',
  members: 'mia_member',
  card: 'carla_card',
};

/** Far beyond the places of the demo world, whose first ones have fixed statuses. */
const PLACE = 900;

/** A live room for each kind of access. The bots leave them alone. */
export const closedRooms = (now: Date): { room: DemoModel; door: Door }[] =>
  Object.entries(names).map(([door, username], index) => ({
    door: door as Door,
    room: {
      ...demoModel('f', PLACE + index, username, randomFrom(`closed/${username}`), now),
      status: 'online',
      // Open to all sites and countries, and last in the lists.
      tags: ['chat', 'music'],
      subject: 'Not open to everybody #chat',
      viewers: 1,
      isVr: false,
      isVoyeur: false,
      blockedCountries: [],
      lastOnlineAt: null,
      liveSince: new Date(now.getTime() - 3_600_000),
      media: [],
    },
  }));
