import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Coins, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { variantMatrix } from '../story/index.ts';
import { buttonDocs } from './button.docs.ts';
import { Button, buttonVariants } from './button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  parameters: { componentDocs: buttonDocs, conformance: { tag: 'button' } },
  args: { children: 'Buy tokens', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { longText: { block: true } satisfies Story['args'] } };

export const Matrix: Story = variantMatrix(buttonVariants, (props) => (
  <div className="w-52">
    <Button {...props} iconStart={<Coins />}>
      Buy tokens
    </Button>
  </div>
));

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
    await expect(button).toHaveStyle({ opacity: '1' });
    await expect(button).toHaveFocus();
  },
};

export const AriaDisabled: Story = {
  name: 'Disabled by its own action',
  args: { 'aria-disabled': true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Buy tokens' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveStyle({ opacity: '0.5' });
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

const followed = fn();

/** A link that is off or busy stays where it is, by pointer and by key. */
export const AsALinkThatWaits: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button asChild aria-disabled onClick={followed}>
        <a href="#off">Off</a>
      </Button>
      <Button asChild loading onClick={followed}>
        <a href="#busy">Busy</a>
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    followed.mockClear();
    const canvas = within(canvasElement);
    const { hash } = location;
    for (const name of ['Off', 'Busy']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(link);
      link.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(followed).not.toHaveBeenCalled();
    await expect(location.hash).toBe(hash);
  },
};

export const InANarrowBox: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    children: 'Zahlungsmethode bestätigen und Tokenpaket verbindlich kaufen',
    block: true,
  },
  decorators: [
    (Story) => (
      <div className="w-60 max-w-full">
        <Story />
      </div>
    ),
  ],
};
