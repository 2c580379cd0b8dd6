// @vitest-environment happy-dom
import { exampleWheels } from '@footlight/contract/fixtures';
import { initEnglish } from '@footlight/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { promoLocales } from '../../locales/promos/index.ts';
import { PromoWheel } from './promo-wheel.tsx';

beforeAll(() => initEnglish({ promos: promoLocales }));

const [wheel] = exampleWheels.wheels;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['promo', 'vault'] as const)('after the last spin, Enter does nothing more (%s)', async (name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const onSpin = vi.fn();
  const onBuyTokens = vi.fn();
  const page = (count: number) => (
    <PromoWheel
      wheel={{ ...wheel!, name, spins: 1 - count }}
      latest={count === 0 ? null : { id: 1, wheel: name, prize: 1, seed: 'seed', key: 'key' }}
      count={count}
      bonus={null}
      pending={false}
      error={null}
      onSpin={onSpin}
      onBuyTokens={onBuyTokens}
    />
  );
  const { container, rerender } = render(page(0));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(page(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(container.querySelector('[data-state=still]')).not.toBeNull();
  expect(document.activeElement).toBe(container.querySelector('[data-part=spins]'));
  await userEvent.keyboard('{Enter}');
  expect(onSpin).toHaveBeenCalledOnce();
  expect(onBuyTokens).not.toHaveBeenCalled();
});
