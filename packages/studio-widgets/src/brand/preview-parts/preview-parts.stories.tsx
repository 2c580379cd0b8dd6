import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { previewPartsDocs } from './preview-parts.docs.ts';
import { PreviewParts } from './preview-parts.tsx';

const meta = {
  title: 'Studio/Brand/Preview parts',
  component: PreviewParts,
  parameters: { componentDocs: previewPartsDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof PreviewParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('button', { name: says('studio:sample.button') })).toHaveLength(5);
    await expect(page.getByRole('switch', { name: says('studio:preview.switch') })).toBeChecked();
    await expect(page.getByRole('progressbar')).toBeVisible();
  },
};
