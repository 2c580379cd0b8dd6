// @vitest-environment happy-dom
import { exampleSpending } from '@footlight/contract/fixtures';
import { initEnglish } from '@footlight/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { limitLocales } from '../../locales/limits/index.ts';
import { SpendingLimits } from './spending-limits.tsx';

beforeAll(() => initEnglish({ limits: limitLocales }));

afterEach(cleanup);

it.each([true, false])('[BILL-10] a press of the keyboard keeps the focus (saved: %s)', async (isTaken) => {
  const onSave = vi.fn();
  const { limits, waiting } = exampleSpending;
  const page = (more: Partial<ComponentProps<typeof SpendingLimits>> = {}) => (
    <SpendingLimits
      limits={limits}
      waiting={waiting}
      spending={exampleSpending.spending}
      purchase={exampleSpending.purchase}
      pending={false}
      onSave={onSave}
      {...more}
    />
  );
  const { rerender } = render(page());
  const charge = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Confirm charges/ });
  const buy = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^24-hour purchase/ });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save limits' });
  await userEvent.clear(charge);
  await userEvent.type(charge, '40');
  await userEvent.clear(buy);
  await userEvent.type(buy, '90');
  act(() => save.focus());
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ per_charge: 40, daily_limit: 90 });
  rerender(page({ pending: true }));
  expect(save.disabled).toBe(false);

  rerender(
    isTaken
      ? page({
          limits: { ...limits, per_charge: 40 },
          waiting: { ...waiting, daily_limit: { value: 90, at: '2026-11-02T12:00:00.000Z' } },
        })
      : page(),
  );
  expect(document.activeElement).toBe(save);
  expect(save.disabled).toBe(false);
  // A higher limit is not in force yet; a refused one can be sent again.
  expect([charge.value, buy.value]).toEqual(isTaken ? ['40', '50'] : ['40', '90']);
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(isTaken ? 1 : 2);
  expect(save.getAttribute('aria-disabled')).toBe(String(isTaken));
});
