import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'UI/Tooltip',
  tags: ['SHELL-12'],
  component: Tooltip,
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

/** Shows on focus, goes on Esc. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    const tip = await within(document.body).findByRole('tooltip');
    await expect(tip).toHaveTextContent('Adds the model to your favourites');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};

export const Open: Story = { args: { open: true } };

export const LongText: Story = {
  args: {
    open: true,
    content:
      'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch: ein Wort, das breiter ist als die Blase.',
    children: <Button>Hover me</Button>,
  },
};
