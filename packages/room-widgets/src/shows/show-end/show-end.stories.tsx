import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { showEndDocs } from './show-end.docs.ts';
import { ShowEnd } from './show-end.tsx';

const meta = {
  title: 'Room/Shows/Show end',
  component: ShowEnd,
  parameters: {
    componentDocs: showEndDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
  args: {
    belowMinimum: false,
    running: true,
    onEnd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShowEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { belowMinimum: true } satisfies Story['args'] },
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('room:show.end.title') });
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.end.stay') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.bar.end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const ClosesItself: Story = {
  name: 'Closes when the show is over [PRIV-04]',
  args: { running: false },
  play: async ({ args }) => {
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const BelowTheMinimum: Story = {
  args: { belowMinimum: true },
  play: async () => {
    const { element } = await storyDialog();
    await expect(element).toHaveAccessibleDescription(
      `${storyText('room:show.end.text')} ${storyText('room:show.end.minimum')}`,
    );
  },
};
export const Ending: Story = { args: { pending: true } };
