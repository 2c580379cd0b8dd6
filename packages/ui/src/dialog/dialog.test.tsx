// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { Dialog } from './dialog.tsx';

beforeAll(() => initEnglish());

afterEach(cleanup);

it.each([true, false])(
  'returns the focus to its opener (a field takes it at once: %s)',
  async (takesFocus) => {
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Search
          </button>
          <Dialog open={isOpen} title="Search" onClose={() => setOpen(false)}>
            <input aria-label="Words" autoFocus={takesFocus} />
          </Dialog>
        </>
      );
    };
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Words' }).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === opener).toBe(true);
  },
);
