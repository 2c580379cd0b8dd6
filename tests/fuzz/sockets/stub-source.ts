/** Rooms without a database: everyone may enter, and nobody is moderated. */
import { demoSites } from '@footlight/contract/fixtures';
import type { SocketSource } from '../../../apps/api/src/sockets/ports.ts';
import { FREE } from '../../../apps/api/src/testing/standing.ts';

export const stubSource = (session: SocketSource['session']): SocketSource => ({
  session,
  balance: async () => 0,
  endedLogins: async () => new Set(),
  standing: async () => FREE,
  isPrivateOpen: async () => true,
  meetPartner: async () => 1,
  seen: async () => undefined,
  toySeen: async () => true,
  room: async (username) => ({
    modelId: 1,
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
    door: 'open',
  }),
  setMode: async () => false,
  proposeSplit: async () => false,
  autoSilence: async () => undefined,
  recent: async () => ({ recentTips: 0, recent_purchases: 0 }),
  listView: async () => ({ site: demoSites.default, place: { country: null, region: null } }),
  cards: async () => new Map(),
  entered: async () => undefined,
});

export const quietLog = { debug: () => undefined, info: () => undefined, warn: () => undefined };
