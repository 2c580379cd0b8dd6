// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { uiLocales } from '../locales/index.ts';
import { type ToastItem, toastDuration } from './toast-item.tsx';
import { ToastRegion } from './toast-region.tsx';

const i18n = i18next.createInstance();
beforeEach(async () => {
  await i18n.init({ lng: 'en', resources: { en: { ui: await uiLocales.en() } } });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
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
  render(
    <I18nextProvider i18n={i18n}>
      <Page toasts={toasts} />
    </I18nextProvider>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const list = () => screen.getByRole('list');
/** The first toast. */
const toast = () => list().firstElementChild as HTMLElement;
const onScreen = () =>
  [...list().children].map((toast) => toast.querySelector('[data-part=content]')?.textContent);

const sent: ToastItem = { id: 'a', appearance: 'success', content: 'Tip sent' };
const failed: ToastItem = { id: 'b', appearance: 'error', content: 'No tip', autoDismiss: false };

it('[SHELL-11] pauses the timer while the focus is on the toasts', () => {
  show(sent);
  pass(toastDuration - 500);
  act(() => list().focus());
  pass(60_000);
  expect(onScreen()).toEqual(['Tip sent']);
  act(() => list().blur());
  pass(400);
  expect(onScreen()).toEqual(['Tip sent']);
  pass(200);
  expect(onScreen()).toEqual([]);
});

it('leaves although a resting pointer is over it', () => {
  show(sent);
  fireEvent.pointerOver(toast());
  pass(toastDuration);
  expect(onScreen()).toEqual([]);
});

it('waits while a pointer moves over it, and resumes when the pointer leaves', () => {
  show(sent, failed);
  fireEvent.pointerOver(toast());
  pass(toastDuration - 100);
  fireEvent.pointerMove(toast());
  pass(60_000);
  expect(onScreen()).toEqual(['Tip sent', 'No tip']);
  fireEvent.pointerOut(toast());
  pass(100);
  expect(onScreen()).toEqual(['No tip']);
});

it('waits while the window is in the background', () => {
  show(sent);
  fireEvent.blur(window);
  pass(60_000);
  expect(onScreen()).toEqual(['Tip sent']);
  fireEvent.focus(window);
  pass(toastDuration);
  expect(onScreen()).toEqual([]);
});

it('F8 moves the focus to the toasts; Escape closes the focused one and keeps the focus there', () => {
  show(sent, failed);
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(list());
  expect(list().parentElement?.getAttribute('aria-label')).toBe('Notifications (F8)');
  act(() => toast().focus());
  fireEvent.keyDown(toast(), { key: 'Escape' });
  expect(onScreen()).toEqual(['No tip']);
  expect(document.activeElement).toBe(list());
});

it('announces a toast with its appearance, and an error at once', () => {
  show(sent, failed);
  expect(screen.getByRole('status').textContent).toContain('Tip sent');
  expect(screen.getByRole('alert').textContent).toContain('No tip');
});

it('a full swipe closes it, a short one does not', () => {
  show(failed);
  Object.assign(toast(), { setPointerCapture: () => undefined });
  Object.defineProperty(toast(), 'offsetWidth', { value: 300 });
  const drag = (dx: number) => {
    const at = (clientX: number) => ({ button: 0, clientX, clientY: 10 });
    fireEvent.pointerDown(toast(), at(100));
    pass(400);
    fireEvent.pointerMove(toast(), at(100 + dx));
    fireEvent.pointerUp(toast(), at(100 + dx));
  };
  drag(10);
  expect(onScreen()).toEqual(['No tip']);
  drag(200);
  expect(onScreen()).toEqual([]);
});
