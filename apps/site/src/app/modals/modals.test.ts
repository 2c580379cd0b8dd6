import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { modalActions, openModalsAtom } from '../../shell/modals/modals.ts';
import { topModal } from './top-modal.ts';

describe('[SHELL-14] modal registry', () => {
  it('opens by id with props, closes by id with a result, closes all', async () => {
    const store = createStore();
    const modals = modalActions(store);
    const first = modals.open('country_notice', {});
    const second = modals.open('limits', { kind: 'limit_confirm' });
    expect(store.get(openModalsAtom).map((modal) => modal.id)).toEqual(['country_notice', 'limits']);
    modals.close('limits', true);
    await expect(second).resolves.toBe(true);
    modals.closeAll();
    await expect(first).resolves.toBeUndefined();
    expect(store.get(openModalsAtom)).toEqual([]);
  });

  it('shows the highest priority, and of equals the latest', () => {
    const store = createStore();
    const modals = modalActions(store);
    modals.open('payment_result', { transactionId: 't', code: null });
    modals.open('signup', {});
    expect(topModal(store.get(openModalsAtom))?.id).toBe('payment_result');
    modals.close('payment_result');
    modals.open('country_notice', {});
    expect(topModal(store.get(openModalsAtom))?.id).toBe('country_notice');
  });
});
