import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { tooltipDocs } from './tooltip.docs.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  tags: ['SHELL-12'],
  component: Tooltip,
  parameters: { componentDocs: tooltipDocs, conformance: { tag: 'div', args: { open: true } } },
  args: {
    content: 'Adds the model to your favourites',
    children: (
      <IconButton label="Favourite" title="">
        <Heart />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows on focus, also if the page scrolls to what has it; hides on Esc. */
export const Default: Story = {
  parameters: { longText: { open: true, children: <Button>Hover me</Button> } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    const tip = await within(document.body).findByRole('tooltip');
    await expect(tip).toHaveTextContent('Adds the model to your favourites');
    document.dispatchEvent(new Event('scroll'));
    await expect(within(document.body).getByRole('tooltip')).toBe(tip);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};

export const Open: Story = { args: { open: true } };

/** Says when it opens and closes, and may start open. */
export const OpensAtFirst: Story = {
  args: { defaultOpen: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};

export const Sides: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 gap-24 p-12">
      {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
        <Tooltip key={side} {...args} open side={side} content={side}>
          <Button variant="outline">{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
};
