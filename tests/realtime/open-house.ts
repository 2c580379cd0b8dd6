/** A platform's rooms without a database: everybody is let in, nobody is moderated. */
import type { RealtimeSource } from '../../apps/api/src/realtime/ports.ts';

export const openHouse = (session: RealtimeSource['session']): RealtimeSource => ({
  session,
  isPrivateOpen: async () => true,
  seen: async () => undefined,
  toySeen: async () => true,
  room: async (username) => ({
    streamer: username,
    subject: '',
    subjectColor: null,
    moderators: [],
    silenced: [],
    banned: [],
    kicked: [],
    isUserListVisible: false,
    status: 'online',
    isSharecamOn: true,
  }),
  setMode: async () => false,
  proposeSplit: async () => false,
  entered: async () => undefined,
});

export const quietLog = { debug: () => undefined, info: () => undefined, warn: () => undefined };
