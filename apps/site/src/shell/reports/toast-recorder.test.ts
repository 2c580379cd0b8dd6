// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { showToast, toastsAtom } from '../toasts/toasts.ts';
import { recordToasts, type ToastReport } from './toast-recorder.ts';

it('[SHELL-25] sends each new toast once, without addresses of people, tokens and anything but texts', () => {
  window.history.replaceState(null, '', '/luna?email=ann@example.org&token=secret');
  const store = createStore();
  showToast(store, { appearance: 'info', content: 'from before' });
  const reports: ToastReport[] = [];
  const stops = [1, 2].map(() => recordToasts(store, (report) => reports.push(report)));
  showToast(store, { appearance: 'error', title: 'Failed', content: 'Mail to ann@example.org' });
  showToast(store, { appearance: 'success', content: ['not', 'a text'] });
  store.set(toastsAtom, (shown) => [...shown]);
  const url = `${location.origin}/luna`;
  expect(reports).toEqual([
    { appearance: 'error', title: 'Failed', content: 'Mail to [email]', url },
    { appearance: 'success', content: '', url },
  ]);
  for (const stop of stops) stop();
  showToast(store, { appearance: 'info', content: 'later' });
  expect(reports).toHaveLength(2);
});
