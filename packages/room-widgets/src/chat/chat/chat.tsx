import { type ChatCommandName, EMOTICONS, type Emoticon } from '@footlight/contract';
import { Button, cn, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { ConnectionNotice, type RoomConnection } from '../connection-notice/connection-notice.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { createFilteredLog, NO_FILTER } from './chat-filter.ts';
import { ChatList } from './chat-list.tsx';
import type { ChatLog } from './chat-log.ts';
import type { ChatLook } from './chat-look.ts';
import { ChatMenu, type ChatPeople } from './chat-menu.tsx';
import { ChatToolbar } from './chat-toolbar.tsx';
import { createChatView } from './chat-view.ts';
import { HighlightedLine, type HighlightedMessage } from './highlighted-line.tsx';
import { useChatAnnouncements } from './use-chat-announcements.ts';

export interface ChatProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The room's lines. Each room has its own log. */
  log: ChatLog;
  /** `loggedIn` is undefined until it is known: the sign-up then only keeps its place. */
  viewer: { username: string; loggedIn: boolean | undefined };
  broadcaster: { username: string; displayName: string };
  connection: RoomConnection;
  /** Gets a trimmed text of 1 to 500 characters. `onDraftChange('')` follows. */
  onSend: (text: string) => void;
  /** The viewer wants to send a failed line again. */
  onRetry: (clientId: string) => void;
  onAskSignUp: () => void;
  /** Kept by the parent, so that it survives a change of tab, a login or a reload. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Adds a menu to names. Keep the reference stable; it is read when a menu opens. */
  people?: ChatPeople;
  /** Commands that the viewer may use here. */
  commands?: readonly ChatCommandName[];
  /** Emoticons that the chat draws, suggests and offers in its picker. Default: all. None: their codes stay text. */
  emoticons?: readonly Emoticon[];
  look?: ChatLook;
  /** Usernames whose messages are hidden from this viewer. */
  muted?: readonly string[];
  highlighted?: HighlightedMessage | null;
  onUnhighlight?: () => void;
  /** Buttons beside search and filter. */
  tools?: ReactNode;
}

const NOBODY: readonly string[] = [];

/**
 * The chat of a room (spec 2 §3): the latest 200 lines and an input field. Fills its parent, which must have a height.
 * Guests can read, and see a sign-up button instead of the input field.
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
  people,
  commands,
  emoticons: offered = EMOTICONS,
  look,
  muted = NOBODY,
  highlighted = null,
  onUnhighlight,
  tools,
  className,
  ...rest
}: ChatProps) {
  const { t } = useTexts('room');
  const [filter, setFilter] = useState(NO_FILTER);
  // A changed filter starts a new view, at the newest line.
  const view = useMemo(
    () => createChatView(createFilteredLog(log, { ...filter, muted })),
    [log, filter, muted],
  );
  // By value: a room that is read again must not replace every row.
  const codes = offered.join();
  const emoticons = useMemo(() => EMOTICONS.filter((one) => codes.split(',').includes(one)), [codes]);
  useChatAnnouncements(log);
  const name = broadcaster.displayName;
  const list = (
    <ChatList
      view={view}
      viewerName={viewer.username}
      onRetry={onRetry}
      hasMenu={people !== undefined}
      filtered={filter.show !== 'all' || filter.query !== ''}
      joining={connection === 'connecting' || connection === 'closed'}
      look={look}
      emoticons={emoticons}
    />
  );
  return (
    <section
      aria-label={t('chat.log')}
      {...rest}
      data-component="chat"
      data-connection={connection}
      className={cn('flex h-full min-h-0 min-w-0 flex-col bg-surface', className)}
    >
      <ChatToolbar filter={filter} onFilterChange={setFilter} tools={tools} />
      {highlighted ? (
        <HighlightedLine line={highlighted} emoticons={emoticons} onClose={onUnhighlight} />
      ) : null}
      {people ? (
        <ChatMenu log={log} people={people}>
          {list}
        </ChatMenu>
      ) : (
        list
      )}
      <ConnectionNotice connection={connection} />
      <div data-part="foot" className="border-t border-border">
        {viewer.loggedIn ? (
          <ChatComposer
            name={viewer.username === broadcaster.username ? null : name}
            draft={draft}
            onDraftChange={onDraftChange}
            disabled={connection === 'offline' || connection === 'closed'}
            {...(commands ? { commands } : {})}
            emoticons={emoticons}
            onSend={(text) => {
              view.pin();
              onSend(text);
            }}
          />
        ) : (
          <div
            data-part="sign-up"
            className={cn(
              'flex flex-col gap-2 p-2 desktop:p-3',
              viewer.loggedIn === undefined && 'invisible',
            )}
          >
            {/* On phones as high as the field that members get in its place. */}
            <p className="text-sm text-text-muted wrap-anywhere max-desktop:sr-only">
              {t('chat.signUpWhy', { name })}
            </p>
            <Button block variant="outline" onClick={onAskSignUp}>
              {t('chat.signUp')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
