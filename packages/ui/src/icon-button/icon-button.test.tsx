// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { IconButton } from './icon-button.tsx';

conformance({
  name: 'icon-button',
  element: (probe) => (
    <IconButton label="Close" {...probe}>
      <svg aria-hidden="true" />
    </IconButton>
  ),
  ref: HTMLButtonElement,
});

afterEach(() => void vi.restoreAllMocks());

it('without a name it says what, why and how to mend it, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const label of ['', ' ']) renderToString(<IconButton label={label}>x</IconButton>);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/icon-button.*no name.*`label`/);
});
