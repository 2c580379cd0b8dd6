import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Search, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type ButtonVariant, buttonVariants } from '../button/button.tsx';
import { variantMatrix } from '../story/index.ts';
import { iconButtonDocs } from './icon-button.docs.ts';
import { IconButton, iconButtonVariants } from './icon-button.tsx';

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  parameters: { componentDocs: iconButtonDocs, conformance: { tag: 'button' } },
  args: { label: 'Add to favourites', children: <Heart />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { children: <X />, variant: 'outline' } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to favourites' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.offsetWidth).toBe(button.offsetHeight);
  },
};

const looks = Object.keys(buttonVariants.variant) as ButtonVariant[];

/** The variants of Button, square. */
export const Matrix: Story = variantMatrix(iconButtonVariants, (props) => (
  <span className="flex gap-2">
    {looks.map((variant) => (
      <IconButton key={variant} {...props} variant={variant} label={variant}>
        <Search />
      </IconButton>
    ))}
  </span>
));

export const Loading: Story = { args: { loading: true, variant: 'outline' } };

export const Disabled: Story = { args: { disabled: true, variant: 'outline' } };
