// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountPicture } from './account-picture.tsx';

vi.mock('../../shell/api/api.ts', () => ({ useApi: () => () => new Promise(() => undefined) }));
vi.mock('../../shell/account/use-preferences.ts', () => ({ usePreferenceSaved: () => () => undefined }));
vi.mock('./use-settings-error-text.ts', () => ({ useSettingsErrorText: () => String }));
afterEach(cleanup);

it('the removal of the picture keeps the focus, and then leads it to the upload', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'cimode' });
  const picture = (avatar: string | null) => (
    <I18nextProvider i18n={i18n}>
      <AccountPicture name="viewer" avatar={avatar} />
    </I18nextProvider>
  );
  const { rerender, container } = render(picture('/avatar.png'));
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'picture.remove' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('true'));
  expect(remove.disabled).toBe(false);
  rerender(picture(null));
  expect(document.activeElement).toBe(container.querySelector('input[type=file]'));
});
