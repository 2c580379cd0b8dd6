// @vitest-environment happy-dom
import { exampleSpending } from '@footlight/contract/fixtures';
import { initEnglish } from '@footlight/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { limitLocales } from '../../locales/limits/index.ts';
import { AutoReUp } from './auto-re-up.tsx';

beforeAll(() => initEnglish({ limits: limitLocales }));

const nothing = () => undefined;

afterEach(cleanup);

it('[BILL-09] turning it on or off moves the focus to what replaces the button', async () => {
  const page = (enabled: boolean) => (
    <AutoReUp
      packs={exampleSpending.packs}
      cards={exampleSpending.cards}
      settings={{ ...exampleSpending.re_up, enabled }}
      pending={false}
      onEnable={nothing}
      onDisable={nothing}
      onAddCard={nothing}
    />
  );
  const { container, rerender } = render(page(false));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(page(true));
  expect(document.activeElement).toBe(container.querySelector('[data-part=status]'));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getAllByRole('combobox')[0]);
});
