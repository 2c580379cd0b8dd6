import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { warnAboutHost } from '../lib/warn-about-host.ts';
import { createAnnouncerQueue, type QueueOptions } from './announcer-queue.ts';

export interface AnnounceOptions extends QueueOptions {
  /** Interrupts the current announcement: for errors. */
  isUrgent?: boolean;
}

type Announce = (text: string, options?: AnnounceOptions) => void;

const Announcer = createContext<Announce>(() => {});

/** Written outside React, so that an announcement re-renders nothing. The space makes a repeated text a change. */
const write = (region: HTMLElement | null, text: string) => {
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
};

/** The announcer of a page. Announces texts from `useAnnounce`: urgent ones at once, others at most one per second. */
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
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && region.current) warnAboutHost(region.current);
  }, []);
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
      {/* A modal hides all of the page but live regions, which it knows by this attribute. */}
      <div ref={urgent} data-part="urgent" role="alert" aria-live="assertive" className="sr-only" />
    </Announcer>
  );
}

/** Announces a text to screen readers. Does nothing without an AnnouncerProvider above. */
export const useAnnounce = (): Announce => useContext(Announcer);
