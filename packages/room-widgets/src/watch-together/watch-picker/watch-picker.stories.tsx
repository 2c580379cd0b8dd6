import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { watchPickerDocs } from './watch-picker.docs.ts';
import { WatchPicker } from './watch-picker.tsx';

const meta = {
  title: 'Room/Watch together/Watch picker',
  component: WatchPicker,
  parameters: {
    componentDocs: watchPickerDocs,
    conformance: { tag: 'form', portal: true },
    docs: { story: { inline: false, height: 520 } },
  },
  args: {
    viewerName: 'Viewer',
    videos: [
      { id: 1, name: 'Harbour at dusk', duration: 90 },
      { id: 2, name: 'Slow colours', duration: 3_723 },
    ],
    onOpen: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WatchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      videos: Array.from({ length: 12 }, (_, id) => ({ id, name: longText, duration: 360_000 })),
      error: longText,
    } satisfies Story['args'],
  },
  name: 'Default: a choice, then open [PRIV-02]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('watch-together:picker.title') });
    const open = dialog.getByRole('button', { name: says('watch-together:picker.open') });
    await expect(open).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Slow colours/ }));
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};

export const Empty: Story = {
  name: 'No videos yet [PRIV-02]',
  args: { videos: [] },
  play: async () => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByText(says('watch-together:picker.empty'))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: says('watch-together:picker.open') })).toBeNull();
  },
};

export const Loading: Story = { args: { videos: null } };

export const Failed: Story = {
  args: { videos: null, hasFailed: true },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = { args: { pending: true } };
export const Refused: Story = { args: { error: 'This show is over.' } };
