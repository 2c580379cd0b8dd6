import { useEffect, useRef } from 'react';

export interface InViewOptions {
  /** Enlarges the view, as `rootMargin` does: `400px`. */
  margin?: string;
  disabled?: boolean;
  /** A change looks the element up again and reports where it is. */
  again?: unknown;
}

/**
 * Reports where an element is when the browser first sees it, and then whenever it enters or leaves the view.
 *
 * @param element called after rendering, since it may be a child of what a ref has
 */
export function useInView(
  element: () => Element | null | undefined,
  onChange: (entry: IntersectionObserverEntry) => void,
  { margin = '0px', disabled = false, again }: InViewOptions = {},
): void {
  // Not `use-effect-event`: the site's bundler would put it into a chunk of lists, which a room would then load too.
  const current = useRef({ element, onChange });
  useEffect(() => {
    current.current = { element, onChange };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `again` observes from the start.
  useEffect(() => {
    const found = disabled ? null : current.current.element();
    if (!found) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several observations at once; only the last one is current.
        const latest = entries.at(-1);
        if (latest) current.current.onChange(latest);
      },
      { rootMargin: margin },
    );
    observer.observe(found);
    return () => observer.disconnect();
  }, [margin, disabled, again]);
}
