// @vitest-environment happy-dom
import { ERROR_TYPES } from '@footlight/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../i18n/locales/site/en.ts';

const open = vi.fn(async () => undefined);
const buy = vi.fn(async () => undefined);
vi.mock('../modals/modals.ts', () => ({ useModals: () => ({ open, close: vi.fn() }) }));
vi.mock('../spend/use-buy-tokens.ts', () => ({ useBuyTokens: () => buy }));

// Tests share modules; these have their own, with the modules above in place of the real ones.
vi.resetModules();
const { errorFromAnswer } = await import('@footlight/client');
const { ErrorContent, useErrorContent, useErrorToast } = await import('./use-error-content.tsx');
const { toastsAtom } = await import('../toasts/toasts.ts');
const { wayOnFrom } = await import('./ways-on.ts');
afterAll(() => vi.resetModules());

const refusal = (errorType: string) => errorFromAnswer(403, { errorType, error: 'Refused.' });

const Refused = ({ type }: { type: string }): ReactNode => {
  const content = useErrorContent();
  const [error] = useState(() => refusal(type));
  return <p role="alert">{content(error)}</p>;
};
const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { site: en } } }));
const at = (type: string) =>
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <Refused type={type} /> }], {
          initialEntries: ['/maren_ember?tab=tips'],
        })}
      />
    </I18nextProvider>,
  );

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

describe('[BILL-17] the way on from a refusal stands in it', () => {
  const next = `?next=${encodeURIComponent('/maren_ember?tab=tips')}`;
  it.each([
    ['login_required', `/login${next}`],
    ['room_members_only', `/login${next}`],
    ['age_verification_required', `/verify-age${next}`],
    ['user_daily_limit', '/account/tokens#limits'],
    ['over_daily_limit', '/account/verify'],
    ['room_card_required', '/account/verify'],
    ['account_in_debt', '/account/tokens'],
    ['account_suspended', '/support'],
  ])('%s leads to %s', (type, href) => {
    at(type);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });

  it.each([
    ['not_enough_tokens', () => expect(buy).toHaveBeenCalledOnce()],
    ['postpay_limit', () => expect(buy).toHaveBeenCalledOnce()],
    ['postpay_card_fail', () => expect(open).toHaveBeenCalledWith('add_card', { isReplacement: true })],
    ['email_unconfirmed', () => expect(open).toHaveBeenCalledWith('email_confirm', {})],
  ])('%s is mended on this page', async (type, wasDone) => {
    at(type);
    await userEvent.click(screen.getByRole('button'));
    wasDone();
  });

  it('a button shows it in a toast, which stays until it is used or closed', async () => {
    const Pressed = ({ type }: { type: string }) => {
      const errorToast = useErrorToast();
      return (
        <button type="button" onClick={() => errorToast(refusal(type))}>
          {type}
        </button>
      );
    };
    const store = createStore();
    render(
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <Pressed type="age_verification_required" />
          <Pressed type="room_closed" />
        </Provider>
      </I18nextProvider>,
    );
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    const [stays, leaves] = store.get(toastsAtom);
    expect(stays).toMatchObject({ content: en.error.age_verification_required, autoDismiss: false });
    expect(stays?.action).toBeDefined();
    expect(leaves).toMatchObject({ content: en.error.room_closed });
    expect(leaves?.action).toBeUndefined();
    expect(leaves?.autoDismiss).toBeUndefined();
  });

  it('an event outside of the page can show it, too', () => {
    render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider
          router={createMemoryRouter([
            { path: '*', element: <ErrorContent error={refusal('account_suspended')} /> },
          ])}
        />
      </I18nextProvider>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/support');
  });

  it('all other errors are text alone', () => {
    const others = ERROR_TYPES.filter((type) => wayOnFrom(refusal(type)) === null);
    expect(others.length).toBeGreaterThan(50);
    at('room_closed');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
