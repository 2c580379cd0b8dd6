import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { missingTalkDocs } from './missing-talk.docs.ts';
import { MissingTalk } from './missing-talk.tsx';

const meta = {
  title: 'Room/Social/Missing conversation',
  tags: ['PM-01'],
  component: MissingTalk,
  parameters: { componentDocs: missingTalkDocs, conformance: { tag: 'div' } },
  args: { name: 'nobody_here', onBack: fn() },
} satisfies Meta<typeof MissingTalk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { name: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /nobody_here/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('social:talk.back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
