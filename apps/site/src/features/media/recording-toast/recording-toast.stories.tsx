import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RecordingToast } from './recording-toast.tsx';

const meta = {
  title: 'Screens/Recording toast',
  tags: ['LIM-01'],
  component: RecordingToast,
  args: { broadcaster: 'luna_maren', href: '/luna_maren/media/show/1' },
} satisfies Meta<typeof RecordingToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { broadcaster: 'a'.repeat(40) } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('notices:recordingBought', { name: 'luna_maren' }))).toBeVisible();
    const link = canvas.getByRole('link', { name: says('notices:recordingOpen') });
    await expect(link).toHaveAttribute('href', args.href);
  },
};
export const OwnShow: Story = { args: { broadcaster: null } };
