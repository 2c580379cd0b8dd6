// @vitest-environment happy-dom
import i18next from 'i18next';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { uiLocales } from '../locales/index.ts';
import { type ToastItem, toastDuration } from './toast-item.tsx';
import { ToastRegion } from './toast-region.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const i18n = i18next.createInstance();
let root: Root;
beforeEach(async () => {
  await i18n.init({ lng: 'en', resources: { en: { ui: await uiLocales.en() } } });
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const Page = ({ toasts }: { toasts: ToastItem[] }) => {
  const [shown, setShown] = useState(toasts);
  return (
    <AnnouncerProvider>
      <ToastRegion toasts={shown} onDismiss={(id) => setShown((all) => all.filter((one) => one.id !== id))} />
    </AnnouncerProvider>
  );
};
const show = (...toasts: ToastItem[]) =>
  act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Page toasts={toasts} />
      </I18nextProvider>,
    ),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const list = () => document.querySelector('ol') as HTMLOListElement;
const onScreen = () =>
  [...list().children].map((toast) => toast.querySelector('[data-part=content]')?.textContent);
const press = (target: Element, key: string) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

const sent: ToastItem = { id: 'a', appearance: 'success', content: 'Tip sent' };
const failed: ToastItem = { id: 'b', appearance: 'error', content: 'No tip', autoDismiss: false };

it('[SHELL-11] given somebody at the toasts, the time stands still and goes on from there', async () => {
  await show(sent);
  await pass(toastDuration - 500);
  await act(async () => list().focus());
  await pass(60_000);
  expect(onScreen()).toEqual(['Tip sent']);
  await act(async () => list().blur());
  await pass(400);
  expect(onScreen()).toEqual(['Tip sent']);
  await pass(200);
  expect(onScreen()).toEqual([]);
});

it('leaves under a pointer that rests where it came up', async () => {
  await show(sent);
  await act(async () =>
    list().firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  );
  await pass(toastDuration);
  expect(onScreen()).toEqual([]);
});

it('waits for a pointer that moves on it, and goes on when it is gone', async () => {
  const point = (type: string) =>
    act(async () => list().firstElementChild?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  await show(sent, failed);
  await point('pointerover');
  await pass(toastDuration - 100);
  await point('pointermove');
  await pass(60_000);
  expect(onScreen()).toEqual(['Tip sent', 'No tip']);
  await point('pointerout');
  await pass(100);
  expect(onScreen()).toEqual(['No tip']);
});

it('given a window that is not in front, toasts wait for whoever comes back', async () => {
  await show(sent);
  await act(async () => window.dispatchEvent(new Event('blur')));
  await pass(60_000);
  expect(onScreen()).toEqual(['Tip sent']);
  await act(async () => window.dispatchEvent(new Event('focus')));
  await pass(toastDuration);
  expect(onScreen()).toEqual([]);
});

it('F8 goes to the toasts, Escape closes the one with the focus and stays there', async () => {
  await show(sent, failed);
  await press(document.body, 'F8');
  expect(document.activeElement).toBe(list());
  expect(list().parentElement?.getAttribute('aria-label')).toBe('Notifications (F8)');
  const [first] = list().children;
  await act(async () => (first as HTMLElement).focus());
  await press(first as HTMLElement, 'Escape');
  expect(onScreen()).toEqual(['No tip']);
  expect(document.activeElement).toBe(list());
});

it('reads a toast out with its appearance, and an error at once', async () => {
  await show(sent, failed);
  expect(document.querySelector('[role=status]')?.textContent).toContain('Tip sent');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('No tip');
});

it('swiped to the end it goes, let go early it stays', async () => {
  await show(failed);
  const toast = list().firstElementChild as HTMLElement;
  Object.assign(toast, { setPointerCapture: () => undefined });
  Object.defineProperty(toast, 'offsetWidth', { value: 300 });
  const drag = (dx: number) =>
    act(async () => {
      const at = (type: string, clientX: number) =>
        toast.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX, clientY: 10 }));
      at('pointerdown', 100);
      vi.advanceTimersByTime(400);
      at('pointermove', 100 + dx);
      at('pointerup', 100 + dx);
    });
  await drag(10);
  expect(onScreen()).toEqual(['No tip']);
  await drag(200);
  expect(onScreen()).toEqual([]);
});
