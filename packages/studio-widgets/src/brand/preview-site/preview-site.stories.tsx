import { brandConfigOf } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toStudioConfig } from '../brand-studio/config/studio-config.ts';
import { PreviewParts } from '../preview-parts/preview-parts.tsx';
import { previewSiteDocs } from './preview-site.docs.ts';
import { PreviewSite } from './preview-site.tsx';

const { logo_dark_path: _, ...custom } = demoSites.velvet.custom;

const meta = {
  title: 'Studio/Brand/Preview site',
  component: PreviewSite,
  parameters: {
    layout: 'fullscreen',
    componentDocs: previewSiteDocs,
    conformance: { tag: 'div' },
  },
  args: {
    config: toStudioConfig({
      ...brandConfigOf(demoSites.velvet),
      custom: { ...custom, logo_path: storyArt(1), logo_width: 96 },
    }),
    nav: [
      { href: '#girls', label: 'Cam girls', current: true },
      { href: '#men', label: 'Men cams', current: false },
    ],
    account: null,
    children: <PreviewParts />,
  },
} satisfies Meta<typeof PreviewSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const logo = page.getByRole('img', { name: String(args.config.display_name) });
    await expect(logo).toHaveAttribute('width', '96');
    await expect(within(page.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
