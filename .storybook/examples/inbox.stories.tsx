import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Inbox, type Letter } from './inbox.tsx';

const letters = (count: number): Letter[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    from: `Guest ${index + 1}`,
    text: 'When is your next show?',
    isRead: index % 3 > 0,
    isMuted: index === 4,
  }));

const meta = {
  title: 'Examples/Inbox',
  component: Inbox,
  tags: ['!autodocs'],
  args: { letters: letters(60) },
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const rowOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name: new RegExp(`^(?!Actions).*${name}\\b`) });

/** The button above has a hint by keyboard, and a right click on a letter a menu whose actions apply. */
export const Default: Story = {
  parameters: {
    longText: {
      letters: [{ ...letters(1)[0], id: 1, from: longText, text: longText } as Letter],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, 'Guest 1');
    await expect(row).toHaveTextContent('New');
    await userEvent.tab();
    await expect(await page().findByRole('tooltip')).toHaveTextContent('Also those that are not loaded yet');
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseRight]', target: row });
    const menu = await page().findByRole('menu', { name: 'Letter of Guest 1' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await expect(rowOf(canvasElement, 'Guest 1')).not.toHaveTextContent('New');
  },
};

/** The same actions for the thumb: the sheet closes, and what it removed is gone. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Guest 2' }));
    const sheet = await page().findByRole('dialog', { name: 'Guest 2' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), { timeout: 5000 });
    await expect(within(canvasElement).queryByText('Guest 2')).toBeNull();
    await expect(within(canvasElement).getByText('Guest 3')).toBeVisible();
  },
};

export const Empty: Story = { args: { letters: [] } };
