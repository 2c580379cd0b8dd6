import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { freeVideoSearchDocs } from './free-video-search.docs.ts';
import { FreeVideoSearch } from './free-video-search.tsx';

const meta = {
  title: 'Site/Content/Free video search',
  component: FreeVideoSearch,
  parameters: { componentDocs: freeVideoSearchDocs, conformance: { tag: 'form' } },
  args: { action: '/porn', value: '', onSearch: fn(), tag: null },
} satisfies Meta<typeof FreeVideoSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { value: longText, tag: longText } satisfies Story['args'] },
  name: 'Default [FREE-01]',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), ' evening light {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('evening light');
  },
};
export const WithWords: Story = {
  args: { value: 'evening', tag: 'art' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('searchbox')).toHaveValue('evening');
    await userEvent.click(page.getByRole('button', { name: says('content:free.clear') }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
