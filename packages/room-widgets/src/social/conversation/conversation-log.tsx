import { Button, useAnnounce, useFocusAfter, useTexts } from '@footlight/ui';
import { Fragment, useEffect, useRef } from 'react';
import type { ConversationEntry } from './conversation-entry.ts';
import { ConversationRow, type ConversationRowProps } from './conversation-row.tsx';
import { useKeptPlace } from './use-kept-place.ts';

export interface ConversationLogProps extends Omit<ConversationRowProps, 'entry' | 'mark'> {
  entries: readonly ConversationEntry[];
  /** Number of the last message that was read when the conversation was opened. */
  readUpTo: number;
  hasMore: boolean;
  loadingOlder: boolean;
  onLoadOlder: () => void;
  now: number;
}

/** Within this many pixels of the top, older messages are requested. */
const AHEAD = 120;

const dayOf = (at: number) => new Date(at).toDateString();

const ruleClass =
  'flex items-center gap-3 py-1 text-xs text-text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border';

/** Announces new messages of the other person, and no older ones that are loaded above. */
const useNewMessages = (name: string, entries: readonly ConversationEntry[]): void => {
  const announce = useAnnounce();
  const newest = Math.max(0, ...entries.map(({ messageId }) => messageId ?? 0));
  const known = useRef(newest);
  useEffect(() => {
    for (const { messageId, isOwn, text } of entries)
      if (!isOwn && messageId !== null && messageId > known.current) announce(`${name}: ${text}`);
    known.current = Math.max(known.current, newest);
  }, [announce, entries, name, newest]);
};

/** The messages, oldest first, with a separator for each day and one before new messages. */
export const ConversationLog = ({
  name,
  entries,
  readUpTo,
  hasMore,
  loadingOlder,
  onLoadOlder,
  now,
  ...row
}: ConversationLogProps) => {
  const { t, language } = useTexts('social');
  const box = useRef<HTMLDivElement>(null);
  // Its buttons go with their message.
  const { mark, target } = useFocusAfter();
  useNewMessages(name, entries);
  const { onScroll } = useKeptPlace(box, entries[0]?.key, entries.at(-1)?.key);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const firstNew = entries.find(
    ({ isOwn, messageId }) => !isOwn && messageId !== null && messageId > readUpTo,
  )?.key;
  return (
    <div
      ref={(element) => {
        box.current = element;
        target(element);
      }}
      data-part="log"
      role="log"
      // Older messages are added above: new ones are announced instead.
      aria-live="off"
      aria-label={t('talk.log', { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        onScroll();
        if (currentTarget.scrollTop < AHEAD && hasMore && !loadingOlder) onLoadOlder();
      }}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2"
    >
      {hasMore ? (
        <div className="flex justify-center pb-2">
          <Button size="sm" variant="ghost" loading={loadingOlder} onClick={mark(onLoadOlder)}>
            {t('talk.older')}
          </Button>
        </div>
      ) : null}
      {entries.length === 0 ? (
        <p data-part="empty" className="py-8 text-center text-text-muted">
          {t('talk.empty', { name })}
        </p>
      ) : (
        <ol className="flex flex-col gap-2">
          {entries.map((entry, index) => {
            const before = entries[index - 1];
            return (
              <Fragment key={entry.key}>
                {before && dayOf(before.at) === dayOf(entry.at) ? null : (
                  <li data-part="day" className={ruleClass}>
                    {dayOf(entry.at) === dayOf(now) ? t('talk.today') : day.format(entry.at)}
                  </li>
                )}
                {entry.key === firstNew ? (
                  <li data-part="new" className={ruleClass}>
                    {t('talk.new')}
                  </li>
                ) : null}
                <ConversationRow name={name} entry={entry} mark={mark} {...row} />
              </Fragment>
            );
          })}
        </ol>
      )}
    </div>
  );
};
