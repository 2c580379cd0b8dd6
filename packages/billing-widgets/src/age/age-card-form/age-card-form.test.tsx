// @vitest-environment happy-dom

import { commonLocales, extraLocales, uiLocales } from '@footlight/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ComponentProps } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { walletLocales } from '../../locales/wallet/index.ts';
import { emptyAgeCardDraft } from './age-card-draft.ts';
import { AgeCardForm } from './age-card-form.tsx';

const nothing = () => undefined;

const i18n = i18next.createInstance();
beforeAll(async () => {
  const en = {
    common: await commonLocales.en(),
    extra: await extraLocales.en(),
    ui: await uiLocales.en(),
    wallet: await walletLocales.en(),
  };
  await i18n.use(initReactI18next).init({ lng: 'en', ns: Object.keys(en), resources: { en } });
});
afterEach(cleanup);

it('[AGE-01] a form sent by Enter keeps the focus, and a refusal moves it to what is wrong', async () => {
  const onSend = vi.fn();
  const draft = {
    ...emptyAgeCardDraft,
    address: '17 Harbour Street',
    birth_date: '1990-05-17',
    city: 'Brighton',
    country: 'GB',
    first_name: 'Ada',
    last_name: 'Moreau',
    state: 'East Sussex',
    zip: 'BN1 1AA',
  };
  const form = (more: Partial<ComponentProps<typeof AgeCardForm>> = {}) => (
    <I18nextProvider i18n={i18n}>
      <AgeCardForm
        draft={draft}
        onDraftChange={nothing}
        needsEmail={false}
        offer={null}
        pending={false}
        error={null}
        onSend={onSend}
        onBack={nothing}
        now={new Date('2026-11-24T12:00:00Z')}
        {...more}
      />
    </I18nextProvider>
  );
  const { container, rerender } = render(form());
  const field = (part: string) => container.querySelector<HTMLInputElement>(`[data-part=${part}] input`)!;
  await userEvent.type(field('number'), '4242424242424242');
  await userEvent.type(field('expiry'), '1239');
  await userEvent.type(field('cvc'), '123{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  rerender(form({ pending: true }));
  expect(document.activeElement).toBe(field('cvc'));
  for (const input of container.querySelectorAll('input, select'))
    expect(input.matches(':disabled')).toBe(false);

  rerender(form({ error: 'The card was refused.' }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  rerender(form({ pending: true }));
  rerender(form({ foundCardProblems: { number: 'number_invalid' } }));
  expect(document.activeElement).toBe(field('number'));
});
