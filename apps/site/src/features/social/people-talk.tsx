import { Conversation, type ConversationEntry, FriendButton, MissingTalk } from '@footlight/room-widgets';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useErrorContent, useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useAskAgain } from '../../shell/sockets/use-ask-again.ts';
import { messageDraftFamily, openConversationAtom } from './people.ts';
import { messagesKey } from './people-keys.ts';
import { useFriendAction } from './use-friends.ts';
import { useMessageCalls, useMessages } from './use-messages.ts';

/** What the platform answers for names that nobody has or could have. */
const NO_ACCOUNT = new Set<string>(['moderation_target_missing', 'invalid_input']);

/** One conversation: confirmed and pending messages. Marks it as read while it is visible. */
export const PeopleTalk = ({ username, onBack }: { username: string; onBack: () => void }) => {
  const me = useCurrentUser().data?.user.username ?? '';
  const { data, error, mutate } = useMessages(username);
  const calls = useMessageCalls(username);
  const act = useFriendAction();
  const errorText = useErrorText();
  const errorContent = useErrorContent();
  const errorToast = useErrorToast();
  const setOpen = useSetAtom(openConversationAtom);
  const [draft, setDraft] = useAtom(messageDraftFamily(username));
  const [now] = useState(Date.now);
  // The separator above new messages stays where it was when the conversation was opened.
  const [readUpTo, setReadUpTo] = useState<number | null>(null);
  if (data && readUpTo === null) setReadUpTo(data.read_up_to);

  useAskAgain([messagesKey(username)]);

  useEffect(() => {
    setOpen(username);
    return () => setOpen((open) => (open === username ? null : open));
  }, [username, setOpen]);

  const newest = data?.messages.findLast(({ from }) => from !== me)?.message_id ?? 0;
  const isUnread = newest > (data?.read_up_to ?? 0);
  const read = useEffectEvent(() => {
    if (isUnread && document.visibilityState === 'visible') calls.read(newest).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` changes with each message, which must be marked as read too
  useEffect(() => {
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest, isUnread]);

  if (!data && error && NO_ACCOUNT.has(error.type)) return <MissingTalk name={username} onBack={onBack} />;

  const say = (failure: unknown) => errorToast(failure);
  const placed = new Set(data?.messages.map(({ client_id }) => client_id));
  const entries: ConversationEntry[] | null = data
    ? [
        ...data.messages.map(
          ({ client_id, message_id, from, message, at }): ConversationEntry => ({
            key: client_id,
            messageId: message_id,
            isOwn: from === me,
            text: message,
            at,
            state: 'sent',
          }),
        ),
        ...calls.outbox
          .filter(({ clientId }) => !placed.has(clientId))
          .map(
            ({ clientId, text, at, error: why }): ConversationEntry => ({
              key: clientId,
              messageId: null,
              isOwn: true,
              text,
              at,
              state: why === undefined ? 'sending' : 'failed',
              ...(why === undefined ? {} : { error: errorContent(why) }),
            }),
          ),
      ]
    : null;
  const person = data?.person ?? { username, displayName: username, avatarUrl: null, isOnline: false };
  const first = data?.messages[0]?.message_id;
  return (
    <Conversation
      person={person}
      entries={entries}
      readUpTo={readUpTo ?? 0}
      refusal={data?.refusal ?? null}
      error={!data && error ? errorText(error) : null}
      onReload={() => void mutate()}
      onBack={onBack}
      onCloseConversation={() => {
        calls.close().then(onBack, say);
      }}
      actions={
        data && username !== me ? (
          <FriendButton
            name={person.displayName}
            status={data.person.friendStatus}
            onAction={(action) => void act(action, username)}
          />
        ) : null
      }
      draft={draft}
      onDraftChange={setDraft}
      onSend={calls.send}
      hasMore={data?.has_more ?? false}
      loadingOlder={calls.isLoadingOlder}
      onLoadOlder={() => {
        if (first !== undefined) calls.loadOlder(first).catch(say);
      }}
      now={now}
      onDelete={(id) => void calls.remove(id).catch(say)}
      onRetry={calls.retry}
      onDiscard={calls.discard}
    />
  );
};
