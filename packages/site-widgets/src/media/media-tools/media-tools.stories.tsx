import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyVideo } from '../../story/story-media.ts';
import { mediaToolsDocs } from './media-tools.docs.ts';
import { MediaTools } from './media-tools.tsx';

const meta = {
  title: 'Site/Media/Tools of the author',
  component: MediaTools,
  parameters: { componentDocs: mediaToolsDocs, conformance: { tag: 'form' } },
  args: { item: storyVideo, pending: false, onSave: fn() },
} satisfies Meta<typeof MediaTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.selectOptions(form.getByRole('combobox'), 'insider');
    await userEvent.click(form.getByRole('switch'));
    await userEvent.click(form.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      tokenPrice: storyVideo.token_price,
      fanClubLevel: 'insider',
      forSale: false,
    });
  },
};
export const Pending: Story = { args: { pending: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
