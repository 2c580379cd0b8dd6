import { FANCLUB_DEFAULT_PRICES, type Fanclub, type FanclubMembership } from '@footlight/contract';

/** When the stories of fan clubs are told. */
export const storyNow = Date.parse('2026-11-16T12:00:00.000Z');

export const storyMembership: FanclubMembership = {
  modelUsername: 'luna_maren',
  modelDisplayName: 'Luna Maren',
  level: 'insider',
  since: '2026-11-01T12:00:00.000Z',
  paid_until: '2026-12-01T12:00:00.000Z',
  paid: 200,
  is_ending: false,
  next_level: null,
  renewal_price: 200,
};

export const storyClub: Fanclub = {
  username: 'luna_maren',
  display_name: 'Luna Maren',
  avatar_url: '',
  is_enabled: true,
  prices: FANCLUB_DEFAULT_PRICES,
  member_count: 41,
  membership: null,
};
