// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../shell/i18n/locales/site/en.ts';

const open = vi.fn(async () => undefined);
vi.mock('../../shell/modals/modals.ts', () => ({ useModals: () => ({ open, close: vi.fn() }) }));
vi.mock('../../shell/spend/use-buy-tokens.ts', () => ({ useBuyTokens: () => vi.fn() }));

// Tests share modules; these have their own, with the modules above in place of the real ones.
vi.resetModules();
const { errorFromAnswer } = await import('@footlight/client');
const { useFormCall } = await import('./use-form-call.ts');
const { useSending } = await import('./security/use-sending.ts');
afterAll(() => vi.resetModules());

const refusal = (errorType: string, more: object = {}) =>
  errorFromAnswer(403, { errorType, error: 'Refused.', ...more });

/** A form of the account, and one of the page about its security. */
const Forms = ({ error }: { error: Error }) => {
  const form = useFormCall((cause) => (cause === own ? 'Worded by this form.' : undefined));
  const proved = useSending();
  return (
    <>
      <button type="button" onClick={() => void form.run(() => Promise.reject(error))}>
        Save
      </button>
      <p role="alert">{form.error}</p>
      <button type="button" onClick={() => void proved.send(() => Promise.reject(error))}>
        Delete
      </button>
      <p role="status">{proved.error}</p>
    </>
  );
};
const own = new Error('own');
const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { site: en, security: {}, common: {} } } }));
const show = async (error: Error) => {
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <Forms error={error} /> }], {
          initialEntries: ['/account/settings'],
        })}
      />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
};

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

describe('[BILL-17] a refused form offers the way on beside its message', () => {
  it.each([
    ['login_required', '/login?next=%2Faccount%2Fsettings'],
    ['age_verification_required', '/verify-age?next=%2Faccount%2Fsettings'],
    ['account_in_debt', '/account/tokens'],
    ['account_suspended', '/support'],
  ])('%s leads to %s', async (type, href) => {
    await show(refusal(type));
    const text = en.error[type as 'login_required'];
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([href, href]);
  });

  it('email_unconfirmed is mended on the page', async () => {
    await show(refusal('email_unconfirmed'));
    for (const way of screen.getAllByRole('button', { name: 'confirmEmail' })) await userEvent.click(way);
    expect(open.mock.calls).toEqual([
      ['email_confirm', {}],
      ['email_confirm', {}],
    ]);
  });

  it('errors that the form words, and those of its fields, are text alone', async () => {
    await show(own);
    expect(screen.getByRole('alert').textContent).toBe('Worded by this form.');
    cleanup();
    await show(refusal('invalid_input', { fields: { display_name: 'required' } }));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
