// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { commonLocales } from '../locales/index.ts';
import { lazyComponent } from './lazy-component.tsx';

afterEach(() => document.body.replaceChildren());

const shown = async (part: React.ReactNode, onCaughtError = vi.fn()) => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { common: await commonLocales.en() } } });
  render(
    <I18nextProvider i18n={i18n}>
      <textarea aria-label="Message" />
      {part}
    </I18nextProvider>,
    { onCaughtError },
  );
  return onCaughtError;
};

it('[SHELL-23] a part that does not load takes nothing else along, is reported, and loads by a retry', async () => {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new Error('Failed to fetch dynamically imported module: /assets/tools-1.js');
    return { default: () => <button type="button">Tools</button> };
  });
  const Tools = lazyComponent(load);
  const caught = await shown(
    <>
      <Tools />
      <button type="button">After the tools</button>
    </>,
  );
  await userEvent.type(screen.getByLabelText('Message'), 'half a line');

  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(caught.mock.calls[0]?.[0]).toMatchObject({ message: 'Loading chunk tools-1.js failed' });
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  await userEvent.click(retry);
  // A second failure offers the reload too.
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();

  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tools')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  // The pressed button is gone, and Tab continues where it was.
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Tools');
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('half a line');
});

it('[SHELL-23] a part that was opened can be closed when it did not load', async () => {
  const onClose = vi.fn();
  const Panel = lazyComponent<{ onClose(): void }>(() => Promise.reject(new Error('offline')), {
    place: 'notice',
    onDismiss: (props) => props.onClose(),
  });
  await shown(<Panel onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
