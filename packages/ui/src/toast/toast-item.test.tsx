// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { uiLocales } from '../locales/index.ts';
import type { ToastItem } from './toast-item.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toastDuration } from './toast-time.ts';

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

it('F8 goes back where it came from, as does the last toast that is closed', () => {
  show(sent, failed);
  const field = document.body.appendChild(document.createElement('input'));
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  act(() => field.focus());
  press('F8');
  expect(document.activeElement).toBe(list());
  press('F8');
  expect(document.activeElement).toBe(field);
  press('F8');
  for (let left = 2; left > 0; left -= 1) {
    act(() => toast().focus());
    press('Escape');
  }
  expect(onScreen()).toEqual([]);
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('shows errors and long texts longer, and keeps those with an action', () => {
  const long = 'The picture is too large for this place. Choose one of at most 5 MB, as JPEG or PNG.';
  show(
    { id: '1', appearance: 'success', content: 'Saved' },
    { id: '2', appearance: 'success', content: long },
    { id: '3', appearance: 'error', content: 'Not saved' },
    { id: '4', appearance: 'error', content: long },
    { id: '5', appearance: 'info', content: 'New version', action: <button type="button">Reload</button> },
  );
  const left = () => onScreen().length;
  pass(toastDuration);
  expect(left()).toBe(4);
  pass(6000 - toastDuration);
  expect(onScreen()).toEqual([long, 'New version']);
  pass(60_000);
  expect(onScreen()).toEqual(['New version']);
});

it('announces a toast with its appearance, and an error at once', () => {
  show(sent, failed);
  expect(screen.getByRole('status').textContent).toContain('Tip sent');
  expect(screen.getByRole('alert').textContent).toContain('No tip');
});

it('announces a title that is a sentence without another sign', () => {
  show({ ...failed, id: 'sentence', title: 'You left.', content: 'Room: Luna.' });
  expect(screen.getByRole('alert').textContent).toContain('You left. Room: Luna.');
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
