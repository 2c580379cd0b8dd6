import { storyApps, storySplit } from '@footlight/room-widgets/story';
import { expect, it } from 'vitest';
import { afterAppEvent, type RoomAppEvent } from './events.ts';

const goal = storyApps.tip_goal;
const answer = { apps: [goal], app_panel: {}, tip_panel: null, split: storySplit };
const event = (name: string, payload: object) => ({ name, payload }) as RoomAppEvent;

it('[APP-01] given events that overtake each other, an app never turns back', () => {
  const later = afterAppEvent(answer, event('v3.app.tip_goal', { ...goal, raised: 600, rev: goal.rev + 2 }));
  expect(later?.apps).toMatchObject([{ raised: 600 }]);
  expect(later?.app_panel).toMatchObject({ row1_value: '600 / 1000' });
  const late =
    later && afterAppEvent(later, event('v3.app.tip_goal', { ...goal, raised: 400, rev: goal.rev + 1 }));
  expect(late?.apps).toMatchObject([{ raised: 600 }]);
});

it('[APP-01] an app that is not known has the list asked for again', () => {
  expect(afterAppEvent(answer, event('v3.app.rocketman', storyApps.rocketman))).toBeUndefined();
  expect(afterAppEvent(answer, event('v3.chat.app_changed_relayed', { app_ids: [] }))).toBeUndefined();
});

it('[TIP-03] a split follows the newest of its events, and a newer split takes its place', () => {
  const told = (change: object) =>
    afterAppEvent(answer, event('v3.app.tip_split', { ...storySplit, ...change }))?.split;
  expect(told({ rev: 1, mode: 'canceled' })).toBe(storySplit);
  expect(told({ rev: 9, mode: 'success' })).toMatchObject({ mode: 'success' });
  expect(told({ split_id: 4, rev: 1, mode: 'proposed' })).toMatchObject({ split_id: 4 });
  expect(told({ split_id: 2, rev: 99 })).toBe(storySplit);
});
