import type { Emoticon } from '@footlight/contract';
import { Button, cn, useNumber } from '@footlight/ui';
import { ArrowDown } from 'lucide-react';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createChatBlocks } from './chat-blocks.ts';
import { type ChatLook, lookStyle, readableColor } from './chat-look.ts';
import { ChatRow, type ChatRowTexts } from './chat-row.tsx';
import type { ChatView } from './chat-view.ts';
import { ClonedRows } from './cloned-rows.tsx';
import { createRowTemplates } from './row-templates.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';

export interface ChatListProps {
  view: ChatView;
  /** The viewer's own username, to mark their lines. */
  viewerName: string;
  onRetry: (clientId: string) => void;
  /** A click on a name opens a menu. */
  hasMenu?: boolean;
  /** A filter is active, which the text of an empty list mentions. */
  filtered?: boolean;
  /** The room is still joining, or closed to the viewer, so an empty list shows no text. */
  joining?: boolean;
  look?: ChatLook | undefined;
  emoticons: readonly Emoticon[];
  className?: string;
}

function useRowTexts(): ChatRowTexts {
  const { t, i18n } = useTranslation(['room', 'common']);
  return useMemo(
    () => ({
      gap: t('chat.gap'),
      private: t('chat.private'),
      tipped: t('chat.tipped'),
      sending: t('chat.sending'),
      retry: t('common:sendAgain'),
      reason: (reason) => {
        if (!reason) return t('chat.failed');
        // A key of this namespace, or the server's text.
        return i18n.exists(reason, { ns: 'room' })
          ? i18n.t(reason as never, { ns: 'room' as never })
          : reason;
      },
      notice: (action, username) =>
        t(`notice.${action}`, { name: username === '' ? t('notice.somebody') : username }),
      badge: {
        model: t('chat.badge.model'),
        superVip: t('chat.badge.superVip'),
        vip: t('chat.badge.vip'),
        moderator: t('chat.badge.moderator'),
        tokens: t('chat.badge.tokens'),
      },
    }),
    [t, i18n],
  );
}

/**
 * The lines, as a log that screen readers do not announce automatically: counts are announced instead. Scrolling up
 * stops following the newest line; the pill, or scrolling back down, resumes it. Memoised, because each render measures
 * the lines.
 */
export const ChatList = memo(function ChatList({
  view,
  viewerName,
  onRetry,
  hasMenu = false,
  filtered = false,
  joining = false,
  look,
  emoticons,
  className,
}: ChatListProps) {
  const { t } = useTranslation(['room', 'common']);
  const number = useNumber();
  const { rows, isPinned, isHeld, newCount } = useSyncExternalStore(
    view.subscribe,
    view.getSnapshot,
    view.getSnapshot,
  );
  const texts = useRowTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows with other texts or without a menu need new templates
  const templates = useMemo(
    () => createRowTemplates(viewerName, emoticons),
    [viewerName, emoticons, texts, hasMenu],
  );
  const blocksOf = useMemo(() => createChatBlocks(templates), [templates]);
  const { box, list, ...handlers } = usePinnedScroll(view);
  return (
    <div
      data-component="chat-list"
      data-state={isPinned ? 'pinned' : isHeld ? 'held' : 'reading'}
      className={cn('relative min-h-0 flex-1', className)}
    >
      <div
        ref={box}
        {...handlers}
        data-part="scroll"
        role="log"
        aria-live="off"
        aria-label={t('chat.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        style={lookStyle(look)}
        data-own-color={readableColor(look?.textColor) ? '' : undefined}
        className="absolute inset-0 overflow-y-auto overscroll-contain leading-[calc(20/14)] [contain:strict] [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="flex min-h-full flex-col justify-end py-2">
          {rows.length === 0 && !joining ? (
            <p data-part="empty" className="px-3 py-6 text-center text-text-muted">
              {t(filtered ? 'chat.noMatch' : 'chat.empty')}
            </p>
          ) : null}
          <div ref={list} data-part="lines">
            {blocksOf(rows).map(({ key, lines, isCloned }) => {
              const [line] = lines;
              if (isCloned || !line) return <ClonedRows key={key} lines={lines} templates={templates} />;
              return (
                <ChatRow
                  key={key}
                  line={line}
                  hasMenu={hasMenu}
                  texts={texts}
                  templates={templates}
                  onRetry={line.kind === 'own' ? onRetry : undefined}
                />
              );
            })}
          </div>
        </div>
      </div>
      {isPinned || (isHeld && newCount === 0) ? null : (
        <Button
          size="sm"
          variant="secondary"
          data-part="to-latest"
          iconStart={<ArrowDown />}
          className="absolute bottom-2 inset-x-0 mx-auto w-fit max-w-[calc(100%-1.5rem)] animate-rise shadow-md"
          onClick={() => {
            view.pin();
            box.current?.focus({ preventScroll: true });
          }}
        >
          {newCount > 0 ? t('chat.new', { count: newCount, shown: number(newCount) }) : t('chat.latest')}
        </Button>
      )}
    </div>
  );
});
