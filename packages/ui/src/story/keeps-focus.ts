import { expect, userEvent } from 'storybook/test';

/** For play functions: a pressed button takes no second press while it is answered, and keeps the focus. */
export const keepsFocus = async (button: HTMLElement): Promise<void> => {
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeEnabled();
  await expect(button).toHaveFocus();
};
