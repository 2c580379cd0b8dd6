// @vitest-environment happy-dom
import { EMOTICONS } from '@footlight/contract';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { roomLocales } from '../../locales/index.ts';
import { ChatList } from './chat-list.tsx';
import type { ChatLine, ChatLog } from './chat-log.ts';
import { createChatView } from './chat-view.ts';
import { storyLine } from './story-log.ts';

const growingLog = () => {
  const listeners = new Set<() => void>();
  let snapshot: { lines: readonly ChatLine[]; appended: number } = { lines: [], appended: 0 };
  const log: ChatLog = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
  const append = (lines: readonly ChatLine[]) => {
    snapshot = { lines: [...snapshot.lines, ...lines], appended: snapshot.appended + lines.length };
    for (const listener of listeners) listener();
  };
  return { log, append };
};

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom('<b>bold</b>', ':star: and :moon:', 'شكرا 123', '', '@viewer hello', 'a & b'),
);
const username = fc.oneof(
  fc.constantFrom('nox', 'otto', 'viewer'),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const badges = fc.record({
  is_model: fc.boolean(),
  is_vip: fc.boolean(),
  is_super_vip: fc.boolean(),
  is_moderator: fc.boolean(),
  has_tokens: fc.boolean(),
});
/** Mostly lines of a few appearances, so that some neighbours are cloned. */
const line = fc.oneof(
  { weight: 4, arbitrary: fc.record({ username: fc.constantFrom('nox', 'otto'), message: fc.string() }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.record({ username, message: text }), badges)
      .map(([said, worn]) => ({ ...said, ...worn })),
  },
);
const lines = fc
  .array(line, { minLength: 2, maxLength: 90, size: 'max' })
  .map((all) => all.map((more, index) => storyLine(index + 1, more)));

test('[ROOM-04] given any messages, when they come in any portions, then each row is what React draws of it', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { room: await roomLocales.en() } } });
  /** The list's rows after these batches, each rendered before the next one arrives; then without a menu. */
  const drawn = async (portions: readonly (readonly ChatLine[])[]) => {
    const { log, append } = growingLog();
    const view = createChatView(log);
    const list = (hasMenu: boolean) => (
      <I18nextProvider i18n={i18n}>
        <ChatList
          view={view}
          viewerName="viewer"
          onRetry={() => undefined}
          emoticons={EMOTICONS}
          hasMenu={hasMenu}
        />
      </I18nextProvider>
    );
    const { container, rerender, unmount } = render(list(true));
    const rows = () => [...container.querySelectorAll('[data-part=line]')].map((row) => row.outerHTML);
    for (const portion of portions) await act(async () => append(portion));
    const withMenu = rows();
    rerender(list(false));
    const withoutMenu = rows();
    unmount();
    return { withMenu, withoutMenu };
  };
  // More lines than are rendered, so that lines are removed from the middle of a batch.
  await fc.assert(
    fc.asyncProperty(lines, fc.array(fc.integer({ min: 1, max: 12 })), async (all, sizes) => {
      const portions: ChatLine[][] = [];
      for (let at = 0; at < all.length; ) {
        const size = sizes[portions.length % sizes.length] ?? 8;
        portions.push(all.slice(at, at + size));
        at += size;
      }
      expect(await drawn(portions)).toEqual(await drawn([all]));
    }),
    { numRuns: 40 },
  );
});
