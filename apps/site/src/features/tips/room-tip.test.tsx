// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { RoomTip } from './room-tip.tsx';

const platform = vi.hoisted(() => ({ sent: [] as number[], settle: () => {} }));
vi.mock('./use-tip.ts', () => ({
  useTip: () => (_username: string, amount: number) => {
    platform.sent.push(amount);
    return new Promise<void>((resolve) => {
      platform.settle = resolve;
    });
  },
}));
vi.mock('./room-tip-options.tsx', () => ({ default: () => null }));
vi.mock('../../shell/session/use-current-user.ts', () => ({
  useCurrentUser: () => ({ data: { user: undefined }, isLoggedIn: true }),
}));
vi.mock('../../shell/session/use-settings.ts', () => ({ useSettings: () => [{ tip_confirm_above: null }] }));
vi.mock('../../shell/session/use-spendable.ts', () => ({ useSpendable: () => 1000 }));
vi.mock('../../shell/spend/use-buy-tokens.ts', () => ({ useBuyTokens: () => () => undefined }));
vi.mock('../../shell/refusals/use-error-content.tsx', () => ({
  useErrorContent: () => String,
  useErrorToast: () => () => undefined,
}));

const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'cimode' }));
afterEach(cleanup);

it('[TIP-03] keeps the amount that was typed while a tip was on its way', async () => {
  const room = { user: { displayName: 'Nova' }, viewer: { isStreamer: false } };
  render(
    <I18nextProvider i18n={i18n}>
      <RoomTip username="nova" room={room as never} onTipped={() => undefined} />
    </I18nextProvider>,
  );
  const form = screen.getByRole('form');
  const amount = screen.getByLabelText<HTMLInputElement>(/amount/i);
  fireEvent.change(amount, { target: { value: '80' } });
  fireEvent.submit(form);
  expect(platform.sent).toEqual([80]);
  fireEvent.change(amount, { target: { value: '51' } });
  await act(async () => platform.settle());
  fireEvent.submit(form);
  expect(platform.sent).toEqual([80, 51]);
});
