import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../story/index.ts';
import { mediaAmountDocs } from './media-amount.docs.ts';
import { MediaAmount } from './media-amount.tsx';

const meta = {
  title: 'UI/Media amount',
  tags: ['SHELL-08'],
  component: MediaAmount,
  parameters: { componentDocs: mediaAmountDocs, conformance: { tag: 'span' } },
  args: { kind: 'videos', duration: 754 },
} satisfies Meta<typeof MediaAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12:34')).toBeVisible();
    await expect(canvas.getByText(says('ui:media.duration', { shown: '12:34' }))).toBeInTheDocument();
  },
};

export const Hours: Story = { args: { duration: 3_723 } };

export const Pictures: Story = {
  args: { kind: 'pictures', itemCount: 1_240 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(says('ui:media.pictures', { count: 1_240, shown: '1,240' })),
    ).toBeVisible();
  },
};

export const Nothing: Story = {
  parameters: { conformance: false },
  args: { duration: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
