// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { extraLocales, uiLocales } from '../locales/index.ts';
import { Gallery } from './gallery.tsx';

afterEach(cleanup);

it('[SHELL-09] arrow keys navigate, the focus is trapped, Esc closes and returns it', async () => {
  const i18n = i18next.createInstance();
  const en = { ui: await uiLocales.en(), extra: await extraLocales.en() };
  await i18n.use(initReactI18next).init({ lng: 'en', ns: ['ui', 'extra'], resources: { en } });
  const onIndexChange = vi.fn();
  const items = ['Red', 'Green', 'Blue'].map((alt) => ({ id: alt, src: `data:,${alt}`, alt }));
  render(
    <I18nextProvider i18n={i18n}>
      <AnnouncerProvider>
        <Gallery label="Lights" items={items} onIndexChange={onIndexChange} />
        <button type="button">Behind</button>
      </AnnouncerProvider>
    </I18nextProvider>,
  );
  const thumbnail = screen.getByRole('button', { name: /Green/ });
  thumbnail.focus();
  await userEvent.keyboard('{Enter}');
  const box = await screen.findByRole('dialog', { name: 'Lights' });
  const picture = () => within(box).getByRole('img', { hidden: true }).getAttribute('alt');
  expect(picture()).toBe('Green');
  await userEvent.keyboard('{ArrowRight}');
  expect(picture()).toBe('Blue');
  // The ends do not wrap around.
  await userEvent.keyboard('{ArrowRight}');
  expect(picture()).toBe('Blue');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(picture()).toBe('Red');
  const stops = new Set<Element | null>();
  for (let stop = 0; stop < 8; stop++) {
    await userEvent.tab();
    expect(box.contains(document.activeElement)).toBe(true);
    stops.add(document.activeElement);
  }
  expect(stops.size).toBeGreaterThan(1);
  act(() => screen.getByText('Behind').focus());
  expect(box.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onIndexChange).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(thumbnail));
});
