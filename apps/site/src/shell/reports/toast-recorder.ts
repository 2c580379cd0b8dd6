import type { CallInput } from '@footlight/contract/operations';
import type { createStore } from 'jotai';
import { type SiteToast, toastsAtom } from '../toasts/toasts.ts';
import { withoutPersonal } from './console-recorder.ts';

export type ToastReport = CallInput<'POST /log/react-toast'>['body'];

/** Toasts that were sent, also by another recorder. */
const sent = new WeakSet<SiteToast>();

/** Only texts: other content may show anything about a person. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? withoutPersonal(value).slice(0, 500) : '';

/**
 * Sends each toast that appears from now on, once, with the path of the page (spec 1 §7).
 *
 * @returns a function that stops
 */
export const recordToasts = (
  store: ReturnType<typeof createStore>,
  send: (report: ToastReport) => void,
): (() => void) => {
  for (const toast of store.get(toastsAtom)) sent.add(toast);
  return store.sub(toastsAtom, () => {
    for (const toast of store.get(toastsAtom)) {
      if (sent.has(toast)) continue;
      sent.add(toast);
      const title = textOf(toast.title);
      send({
        appearance: toast.appearance ?? 'info',
        content: textOf(toast.content),
        ...(title ? { title } : {}),
        url: location.origin + location.pathname,
      });
    }
  });
};
