import { Stack } from '@footlight/ui';
import type { ReactNode } from 'react';

/** Tells `page.css` the height of the notices, so that they cover neither the focus nor the tip bar. */
const measure = (box: HTMLElement | null) => {
  if (!box) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notice-space', `${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-space');
  };
};

/** Notices that stay at the lower edge of the window until they are answered. */
export const BottomNotices = ({ children }: { children: ReactNode }) => (
  <Stack
    ref={measure}
    data-part="notices"
    gap="sm"
    className="sticky bottom-0 z-10 mx-auto max-w-(--breakpoint-page) pb-2 empty:hidden"
  >
    {children}
  </Stack>
);
