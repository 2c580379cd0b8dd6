import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Coins, Heart, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Buy tokens', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

// A variant or size that is added and not shown here fails the type check.
const variants: Record<ButtonVariant, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  outline: 'Outline',
  ghost: 'Ghost',
  danger: 'Danger',
};
const sizes: Record<ButtonSize, string> = { sm: 'Small', md: 'Medium', lg: 'Large' };

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col gap-5">
      {(Object.keys(variants) as ButtonVariant[]).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {(Object.keys(sizes) as ButtonSize[]).map((size) => (
            <Button key={size} {...args} variant={variant} size={size}>
              {`${variants[variant]} ${sizes[size]}`}
            </Button>
          ))}
          <Button {...args} variant={variant} iconStart={<Coins />}>
            With icon
          </Button>
          <Button {...args} variant={variant} loading>
            Loading
          </Button>
          <Button {...args} variant={variant} disabled>
            Disabled
          </Button>
          <IconButton variant={variant} label="Favourite">
            <Heart />
          </IconButton>
        </div>
      ))}
    </div>
  ),
};

export const Icons: Story = {
  args: { iconStart: <Plus />, iconEnd: <ArrowRight />, children: 'Continue' },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Buy tokens' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const KeepsWidthWhileLoading: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <Button>Pay securely now</Button>
      <Button loading>Pay securely now</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [still, busy] = within(canvasElement).getAllByRole('button');
    await expect(busy?.offsetWidth).toBe(still?.offsetWidth);
  },
};

export const AsLink: Story = {
  args: { asChild: true, iconEnd: <ArrowRight />, children: <a href="#tokens">Go to tokens</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go to tokens' })).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    children: 'Zahlungsmethode bestätigen und Tokenpaket verbindlich kaufen',
    block: true,
  },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};
