import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { type AnnounceOptions, createAnnouncerQueue } from './announcer-queue.ts';

type Announce = (text: string, options?: AnnounceOptions) => void;

const Announcer = createContext<Announce>(() => {});

/** The one announcer of a page. Texts come through `useAnnounce` and are read at most once a second. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const queue = useMemo(
    () =>
      createAnnouncerQueue((text) => {
        // Written past React: an announcement re-renders nothing. The space makes a repeated text a change.
        const element = region.current;
        if (element) element.textContent = element.textContent === text ? `${text}\u00a0` : text;
      }),
    [],
  );
  useEffect(() => queue.stop, [queue]);
  return (
    <Announcer value={queue.announce}>
      {children}
      <div
        ref={region}
        data-component="announcer"
        role="status"
        aria-live="polite"
        aria-atomic="true"
        className="sr-only"
      />
    </Announcer>
  );
}

/** Says something to screen readers. Silent without an AnnouncerProvider above. */
export const useAnnounce = (): Announce => useContext(Announcer);
