import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Appearance } from '../lib/appearance.tsx';
import { Link } from '../link/link.tsx';
import { says } from '../story/index.ts';
import { Banner } from './banner.tsx';

const meta = {
  title: 'UI/Banner',
  component: Banner,
  args: { title: 'You are offline', children: 'The room comes back by itself.', appearance: 'warning' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const appearances: Record<Appearance, string> = {
  success: 'Done',
  error: 'Went wrong',
  info: 'Good to know',
  warning: 'Take care',
};

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {(Object.keys(appearances) as Appearance[]).map((appearance) => (
        <Banner key={appearance} appearance={appearance} title={appearances[appearance]}>
          One sentence about it, with <Link href="#more">a link</Link>.
        </Banner>
      ))}
    </div>
  ),
};

export const WithActionAndClose: Story = {
  args: {
    appearance: 'error',
    live: true,
    title: 'Payment Declined',
    children: 'Something went wrong. We couldn’t process your credit card.',
    action: (
      <Button size="sm" variant="outline">
        Try another card
      </Button>
    ),
    onClose: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: says('ui:close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...WithActionAndClose,
  play: undefined,
  globals: { viewport: { value: 'mobile' } },
};
