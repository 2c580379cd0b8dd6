import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { createAnnouncerQueue, type QueueOptions } from './announcer-queue.ts';

export interface AnnounceOptions extends QueueOptions {
  /** Read at once, over what is being read: for what went wrong. */
  isUrgent?: boolean;
}

type Announce = (text: string, options?: AnnounceOptions) => void;

const Announcer = createContext<Announce>(() => {});

/** Written past React: an announcement re-renders nothing. The space makes a repeated text a change. */
const write = (region: HTMLElement | null, text: string) => {
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
};

/** The one announcer of a page. Texts come through `useAnnounce` and are read at most once a second. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const urgent = useRef<HTMLDivElement>(null);
  const queue = useMemo(() => createAnnouncerQueue((text) => write(region.current, text)), []);
  const announce = useCallback<Announce>(
    (text, { isUrgent = false, ...options } = {}) =>
      isUrgent ? write(urgent.current, text) : queue.announce(text, options),
    [queue],
  );
  useEffect(() => queue.stop, [queue]);
  return (
    <Announcer value={announce}>
      {children}
      <div
        ref={region}
        data-component="announcer"
        role="status"
        aria-live="polite"
        aria-atomic="true"
        className="sr-only"
      />
      <div ref={urgent} data-part="urgent" role="alert" className="sr-only" />
    </Announcer>
  );
}

/** Says something to screen readers. Silent without an AnnouncerProvider above. */
export const useAnnounce = (): Announce => useContext(Announcer);
