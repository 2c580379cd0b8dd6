import { useAnnounce, useNumber, useTexts } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import type { ChatLog } from './chat-log.ts';

/** Milliseconds between announcements. */
const EVERY = 5_000;

/** Announces the number of new lines to screen readers. The lines themselves can be read in the log. */
export function useChatAnnouncements(log: ChatLog): void {
  const { t } = useTexts('room');
  const announce = useAnnounce();
  const number = useNumber();
  const say = useRef<(count: number) => void>(() => undefined);
  useEffect(() => {
    say.current = (count) => announce(t('chat.new', { count, shown: number(count) }), { topic: 'chat' });
  });
  useEffect(() => {
    let told = log.getSnapshot().appended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      const { appended } = log.getSnapshot();
      if (appended > told) say.current(appended - told);
      told = appended;
    };
    const leave = log.subscribe(() => {
      timer ??= setTimeout(tell, EVERY);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [log]);
}
