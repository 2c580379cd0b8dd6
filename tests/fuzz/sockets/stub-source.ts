/** Rooms without a database: everyone may enter, and nobody is moderated. */
import type { SocketSource } from '../../../apps/api/src/sockets/ports.ts';

export const stubSource = (session: SocketSource['session']): SocketSource => ({
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
