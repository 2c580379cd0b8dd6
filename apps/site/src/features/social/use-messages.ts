import type { ApiError } from '@footlight/client';
import { mergeMessages, refreshMessages } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { useAtom } from 'jotai';
import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { outboxFamily, type Unsent } from './people.ts';
import { conversationsKey, messagesKey } from './people-keys.ts';

type Page = CallAnswer<'GET /messages/{username}'>;

export const useConversations = () => useRead(conversationsKey);

/**
 * The messages with another user. A read returns the newest page; older loaded messages stay before it unless messages
 * could be missing in between.
 */
export const useMessages = (username: string) => {
  const api = useApi();
  const { cache } = useSWRConfig();
  const key = messagesKey(username);
  return useSWR<Page, ApiError>(key, async () => {
    const page = await api('GET /messages/{username}', { params: { username }, query: {} });
    const known = cache.get(unstable_serialize(key))?.data as Page | undefined;
    return { ...page, ...refreshMessages(known, page) };
  });
};

/**
 * The last message of each conversation that is being sent: the next one waits for it, so that they keep their order.
 */
const lastSent = new Map<string, Promise<void>>();

/** Calls about one conversation. Unconfirmed messages of this tab are in the outbox. */
export const useMessageCalls = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [outbox, setOutbox] = useAtom(outboxFamily(username));
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const params = { username };
  const key = messagesKey(username);
  // Revalidates after each change, because a read that is in progress may be older than the change.
  const change = (update: (page: Page) => Page) => mutate<Page>(key, (page) => page && update(page));
  const drop = (clientId: string) =>
    setOutbox((waiting) => waiting.filter((one) => one.clientId !== clientId));

  const post = (unsent: Unsent): void => {
    setOutbox((waiting) => [
      ...waiting.filter((one) => one.clientId !== unsent.clientId),
      { clientId: unsent.clientId, text: unsent.text, at: unsent.at },
    ]);
    lastSent.set(
      username,
      (lastSent.get(username) ?? Promise.resolve()).then(() => deliver(unsent)),
    );
  };

  const deliver = async (unsent: Unsent): Promise<void> => {
    try {
      const { message } = await api('POST /messages/{username}', {
        params,
        body: { client_id: unsent.clientId, message: unsent.text },
      });
      void change((page) => ({ ...page, messages: mergeMessages(page.messages, [message]) }));
      void mutate(conversationsKey);
      drop(unsent.clientId);
    } catch (error) {
      setOutbox((waiting) =>
        waiting.map((one) => (one.clientId === unsent.clientId ? { ...one, error } : one)),
      );
      // The conversation may have been closed to this user.
      void mutate(key);
    }
  };

  return {
    outbox,
    isLoadingOlder,
    send: (text: string) => post({ clientId: crypto.randomUUID(), text, at: Date.now() }),
    /** Keeps the id, so that a message that was stored after all is not added twice. */
    retry(clientId: string) {
      const unsent = outbox.find((one) => one.clientId === clientId);
      if (unsent) post(unsent);
    },
    discard: drop,
    async remove(messageId: number): Promise<void> {
      await api('POST /messages/{username}/delete', { params, body: { message_id: messageId } });
      await change((page) => ({
        ...page,
        messages: page.messages.filter((one) => one.message_id !== messageId),
      }));
      void mutate(conversationsKey);
    },
    async read(upTo: number): Promise<void> {
      await api('POST /messages/{username}/read', { params, body: { up_to: upTo } });
      void mutate(conversationsKey);
    },
    async close(): Promise<void> {
      await api('POST /messages/{username}/close', { params, body: {} });
      await mutate(conversationsKey);
    },
    async loadOlder(before: number): Promise<void> {
      setIsLoadingOlder(true);
      try {
        const older = await api('GET /messages/{username}', { params, query: { before: String(before) } });
        await mutate<Page>(
          key,
          (page) =>
            page && {
              ...page,
              messages: mergeMessages(page.messages, older.messages),
              has_more: older.has_more,
            },
        );
      } finally {
        setIsLoadingOlder(false);
      }
    },
  };
};
