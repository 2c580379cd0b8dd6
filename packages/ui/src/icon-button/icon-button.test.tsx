// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('warns once when it has no label, and says how to fix it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const label of ['', ' ']) render(<IconButton label={label}>x</IconButton>);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/icon-button.*no name.*`label`/);
});
