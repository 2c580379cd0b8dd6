import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { says, storyArt } from '../story/index.ts';
import { promoBannerDocs } from './promo-banner.docs.ts';
import { PromoBanner } from './promo-banner.tsx';

const meta = {
  title: 'UI/Promo banner',
  tags: ['SHELL-15'],
  component: PromoBanner,
  parameters: { componentDocs: promoBannerDocs, conformance: { tag: 'div' } },
  args: {
    href: '#videos',
    title: 'Videos to keep',
    text: 'Clips of your favourite broadcasters, whenever you like.',
    image: storyArt(5),
  },
} satisfies Meta<typeof PromoBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { longText: { onClose: fn() } satisfies Story['args'] } };

export const WithClose: Story = {
  args: { onClose: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: says('common:close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
