import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { messageToastDocs } from './message-toast.docs.ts';
import { MessageToast } from './message-toast.tsx';

const meta = {
  title: 'Room/Social/Message toast',
  tags: ['PM-01'],
  component: MessageToast,
  parameters: { componentDocs: messageToastDocs, conformance: { tag: 'span' } },
  args: { text: 'See you tonight?', onOpen: fn() },
} satisfies Meta<typeof MessageToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('social:toast.open') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
