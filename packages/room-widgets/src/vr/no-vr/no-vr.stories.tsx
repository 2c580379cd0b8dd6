import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noVrDocs } from './no-vr.docs.ts';
import { NoVr } from './no-vr.tsx';

const meta = {
  title: 'Room/VR/No VR',
  component: NoVr,
  parameters: { componentDocs: noVrDocs, conformance: { tag: 'div' } },
  args: { broadcasterName: 'Luna Maren', roomHref: '/luna_maren', listHref: '/vr' },
} satisfies Meta<typeof NoVr>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { broadcasterName: longText } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: says('vr:back') })).toHaveAttribute('href', '/luna_maren');
    await expect(canvas.getByRole('link', { name: says('vr:none.list') })).toHaveAttribute('href', '/vr');
  },
};
