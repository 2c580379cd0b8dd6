import { randomFrom } from '../art/random.ts';
import { type DemoModel, demoModel } from './world.ts';

/** What a visitor needs to get in: the password, an account, or a card on file. */
export type Door = 'password' | 'members' | 'card';

const names: Readonly<Record<Door, string>> = {
  password: 'petra_passe',
  members: 'mia_member',
  card: 'carla_card',
};

/** Far beyond the places of the world, whose first ones have statuses of their own. */
const PLACE = 900;

/** A live room for each kind of door. Nobody moves them: they are there to be tried. */
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
      media: [],
    },
  }));
