import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { vrOffersDocs } from './vr-offers.docs.ts';
import { VrOffers } from './vr-offers.tsx';

const meta = {
  title: 'Room/VR/VR offers',
  component: VrOffers,
  parameters: { componentDocs: vrOffersDocs, conformance: { tag: 'div' } },
  args: { broadcasterName: 'Luna Maren', running: false, children: null },
} satisfies Meta<typeof VrOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { broadcasterName: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByText(says('vr:private.none', { name: args.broadcasterName })),
    ).toBeVisible();
  },
};
export const Offers: Story = {
  args: { children: <p>Private show, 60 tokens a minute</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/60 tokens/)).toBeVisible();
  },
};
export const Running: Story = {
  args: { running: true, children: <p>Private show</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('vr:private.running'))).toBeVisible();
    await expect(within(canvasElement).queryByText('Private show')).not.toBeInTheDocument();
  },
};
