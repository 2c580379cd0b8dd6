// @vitest-environment happy-dom
import type { MediaCardItem, MediaViewer } from '@footlight/contract';
import { exampleVideoCard } from '@footlight/contract/fixtures';
import { afterEach, describe, expect, it } from 'vitest';
import { mayStartAlone } from '../../shell/video/may-start-alone.ts';
import { nextItem } from './next-item.ts';

const card = (id: number, change: Partial<MediaCardItem> = {}): MediaCardItem => ({
  ...exampleVideoCard,
  id,
  token_price: 50,
  is_free_no_auth: false,
  fanclub_access_level: null,
  ...change,
});
const PLAYLIST = [
  card(1),
  card(2),
  card(3, { token_price: 0, fanclub_access_level: 'insider' }),
  card(4, { token_price: 0 }),
  card(5, { token_price: 0, is_free_no_auth: true }),
];
const viewer: MediaViewer = { userId: 7, mediaIds: [1], level: null };
const next = (from: number, who: MediaViewer) => nextItem(PLAYLIST, from, who)?.id;

describe('[MEDIA-03] the next item', () => {
  it('is what the viewer owns, what their fan club opens, or what is free for them', () => {
    expect(next(1, { ...viewer, mediaIds: [1, 2] })).toBe(2);
    expect(next(1, { ...viewer, level: 'insider' })).toBe(3);
    expect(next(1, viewer)).toBe(4);
    expect(next(1, { userId: null, mediaIds: [], level: null })).toBe(5);
    expect(next(1, { ...viewer, userId: exampleVideoCard.user_id })).toBe(2);
  });

  it('ends with the playlist', () => {
    expect(next(5, viewer)).toBeUndefined();
  });
});

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

it('[MEDIA-03] no video starts by itself where the page’s own setting reduces motion', () => {
  expect(mayStartAlone()).toBe(true);
  document.documentElement.dataset.motion = 'reduced';
  expect(mayStartAlone()).toBe(false);
});
