// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

it('[SHELL-12] shows on focus as description of its control, and hides on Esc and on blur', async () => {
  render(
    <Tooltip content="Adds the model to your favourites">
      <button type="button">Favourite</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('Adds the model to your favourites');
  expect(button.getAttribute('aria-describedby')).toBe(tip.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
});
