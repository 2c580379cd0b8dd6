import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { longText, says, variantMatrix } from '../story/index.ts';
import { bannerDocs } from './banner.docs.ts';
import { Banner, bannerVariants } from './banner.tsx';

const meta = {
  title: 'UI/Banner',
  component: Banner,
  parameters: { componentDocs: bannerDocs, conformance: { tag: 'div' } },
  args: { title: 'You are offline', children: 'The room comes back by itself.', appearance: 'warning' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = variantMatrix(bannerVariants, (props) => (
  <Banner {...props} title="A word about it" className="w-96 max-w-full">
    One sentence about it, with <Link href="#more">a link</Link>.
  </Banner>
));

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
    await userEvent.click(within(alert).getByRole('button', { name: says('common:close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnlyText: Story = { args: { title: undefined } };

export const ActionAndCloseOnAPhone: Story = {
  ...WithActionAndClose,
  play: undefined,
  globals: { viewport: { value: 'mobile' } },
  args: { ...WithActionAndClose.args, title: longText, children: `<b>${'a'.repeat(200)}</b> ${longText}` },
};
