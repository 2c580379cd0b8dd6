import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { previewNoticeDocs } from './preview-notice.docs.ts';
import { PreviewNotice } from './preview-notice.tsx';

const meta = {
  title: 'Site/Brand/Preview notice',
  component: PreviewNotice,
  parameters: { componentDocs: previewNoticeDocs, conformance: { tag: 'div' } },
  args: { leaveHref: '/girls?brand_preview=' },
} satisfies Meta<typeof PreviewNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const leave = within(canvasElement).getByRole('link', { name: says('brand:preview.leave') });
    await expect(leave).toHaveAttribute('href', '/girls?brand_preview=');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
