import { Button, cn, useTexts } from '@footlight/ui';
import { type ComponentProps, useMemo } from 'react';
import { ConnectionNotice, type RoomConnection } from '../connection-notice/connection-notice.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatList } from './chat-list.tsx';
import type { ChatLog } from './chat-log.ts';
import { createChatView } from './chat-view.ts';
import { useChatAnnouncements } from './use-chat-announcements.ts';

export interface ChatProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The room's lines. Another log is another room. */
  log: ChatLog;
  viewer: { username: string; isLoggedIn: boolean };
  broadcaster: { username: string; displayName: string };
  connection: RoomConnection;
  /** A trimmed text of 1 to 500 characters. The draft is emptied right after, through `onDraftChange`. */
  onSend: (text: string) => void;
  /** A failed line of the viewer's own is to be sent again. */
  onRetry: (clientId: string) => void;
  onAskSignUp: () => void;
  /** Kept by the owner, so that it survives a tab, a login or a reload. */
  draft: string;
  onDraftChange: (draft: string) => void;
}

/**
 * The chat of a room (spec 2 §3): the latest 200 lines and a place to write. Fills its parent, which must have a
 * height. Guests read along and are asked to sign up where others write.
 */
export function Chat({
  log,
  viewer,
  broadcaster,
  connection,
  onSend,
  onRetry,
  onAskSignUp,
  draft,
  onDraftChange,
  className,
  ...rest
}: ChatProps) {
  const { t } = useTexts('room');
  const view = useMemo(() => createChatView(log), [log]);
  useChatAnnouncements(log);
  const name = broadcaster.displayName;
  return (
    <section
      aria-label={t('chat.log')}
      {...rest}
      data-component="chat"
      data-connection={connection}
      className={cn('flex h-full min-h-0 min-w-0 flex-col bg-surface', className)}
    >
      <ChatList view={view} viewerName={viewer.username} onRetry={onRetry} />
      <ConnectionNotice connection={connection} />
      <div data-part="foot" className="border-t border-border">
        {viewer.isLoggedIn ? (
          <ChatComposer
            name={name}
            draft={draft}
            onDraftChange={onDraftChange}
            disabled={connection === 'offline'}
            onSend={(text) => {
              view.pin();
              onSend(text);
            }}
          />
        ) : (
          <div data-part="sign-up" className="flex flex-col gap-2 p-3">
            <p className="text-sm text-text-muted wrap-anywhere">{t('chat.signUpWhy', { name })}</p>
            <Button block onClick={onAskSignUp}>
              {t('chat.signUp')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
