// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTipForm } from './use-tip-form.ts';

const setUp = (min = 1) => {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = vi.fn(() => new Promise<void>((resolve, reject) => void answers.push({ resolve, reject })));
  const onDraftChange = vi.fn();
  const { result } = renderHook(() =>
    useTipForm({
      min,
      onDraftChange,
      send,
      errorOf: (error) =>
        error instanceof Error && error.message !== 'silent' ? { message: error.message } : null,
    }),
  );
  return { answers, send, onDraftChange, result };
};
const tip = { amount: 25, comment: 'hello' };

it('sends one tip at a time [TIP-01]', async () => {
  const { answers, send, result } = setUp();
  act(() => {
    void result.current.onTip(tip);
    // Before the next rendering.
    void result.current.onTip(tip);
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe('sending');
  await act(async () => answers[0]?.resolve());
  expect(result.current).toMatchObject({ state: 'idle', error: null });
  act(() => void result.current.onTip(tip));
  expect(send).toHaveBeenCalledTimes(2);
});

it('keeps the draft of a refused tip, and shows the reason until the draft changes [TIP-01]', async () => {
  const { answers, onDraftChange, result } = setUp();
  act(() => void result.current.onTip(tip));
  await act(async () => answers[0]?.reject(new Error('The room is closed.')));
  expect(result.current).toMatchObject({ state: 'idle', error: { message: 'The room is closed.' } });
  expect(onDraftChange).not.toHaveBeenCalled();
  act(() => result.current.onDraftChange({ amount: 30, comment: 'hello' }));
  expect(result.current.error).toBeNull();
  act(() => void result.current.onTip(tip));
  await act(async () => answers[1]?.reject(new Error('silent')));
  expect(result.current).toMatchObject({ state: 'idle', error: null });
});

it.each([0, 9, 10.5, 100_001, Number.NaN])('does not send %s of at least 10 [TIP-01]', (amount) => {
  const { send, result } = setUp(10);
  act(() => void result.current.onTip({ amount, comment: '' }));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.state).toBe('idle');
});
