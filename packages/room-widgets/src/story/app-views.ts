import type { AppViews, TipSplit as Split } from '@footlight/contract/room-apps';

const prizes = [
  { label: 'A song of your choice', weight: 2, win: true },
  { label: 'Blow a kiss', weight: 6, win: true },
  { label: 'Ten-minute dance', weight: 1, win: true },
  { label: 'A question answered', weight: 6, win: true },
  { label: 'Next time', weight: 5, win: false },
];
const proof = 'k3J9uQ2mZ7xV1bN8rT4yL6wE0pS5aD9fG2hK7cX3vB1';

/** A sample view of each app, as the platform sends it, for stories and tests. */
export const storyApps: AppViews = {
  tip_goal: {
    app: 'tip_goal',
    title: 'Dance with the lights',
    target: 1_000,
    raised: 350,
    reached_by: null,
    rev: 4,
  },
  tip_menu: {
    app: 'tip_menu',
    title: 'Tonight’s menu',
    items: [
      { label: 'Wave', price: 5 },
      { label: 'Choose the song', price: 40 },
      { label: 'Change the lights', price: 75 },
    ],
    orders: [
      { id: 8, username: 'sky_rider', label: 'Wave' },
      { id: 9, username: 'mira', label: 'Choose the song' },
    ],
    rev: 2,
  },
  spin_wheel: {
    app: 'spin_wheel',
    price: 20,
    prizes,
    count: 3,
    plays: [{ id: 7, username: 'mira', prize: 1 }],
    proof,
    rev: 3,
  },
  scratch_off: {
    app: 'scratch_off',
    price: 15,
    prizes,
    count: 2,
    plays: [{ id: 5, username: 'mira', prize: 4 }],
    proof,
    rev: 2,
  },
  king_of_the_hill: { app: 'king_of_the_hill', username: 'sky_rider', tip: 120, minimum: 10, rev: 3 },
  golden_ticket: {
    app: 'golden_ticket',
    prize: 'A private concert',
    price: 25,
    tickets: 40,
    sold: 13,
    holders: [
      { username: 'mira', count: 8 },
      { username: 'viewer', count: 5 },
    ],
    winner: null,
    proof,
    rev: 6,
  },
  outcome: {
    app: 'outcome',
    question: 'What comes next?',
    options: [
      { label: 'Slow song', tokens: 80 },
      { label: 'Fast song', tokens: 125 },
      { label: 'Story time', tokens: 0 },
    ],
    target: 400,
    decided: null,
    rev: 5,
  },
  rocketman: { app: 'rocketman', fuel: 300, filled: 180, flights: 2, last_by: 'mira', rev: 9 },
  easter_egg: { app: 'easter_egg', found: 2, last_by: 'sky_rider', rev: 2 },
  sodastar: {
    app: 'sodastar',
    minimum: 25,
    stars: [
      { username: 'mira', tokens: 1_250 },
      { username: 'sky_rider', tokens: 640 },
      { username: 'viewer', tokens: 75 },
    ],
    rev: 12,
  },
};

export const storySplit: Split = {
  mode: 'proposed',
  split_id: 3,
  by: 'mira',
  splitters: ['mira'],
  target_splitters: 3,
  remaining: 2,
  split_amount: 100,
  next_share: 33,
  expires_at: 1_800_000_000_000,
  rev: 2,
};
