import { keepsFocus, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bannerPanelDocs } from './banner-panel.docs.ts';
import { BannerPanel } from './banner-panel.tsx';
import { StoryBanners } from './story-banners.tsx';

const meta = {
  title: 'Studio/Brand/Banner panel',
  component: BannerPanel,
  parameters: { componentDocs: bannerPanelDocs, conformance: { tag: 'div' } },
  args: {
    banners: [],
    shown: true,
    changed: false,
    problems: {},
    uploads: {},
    pending: false,
    error: null,
    done: null,
    onBannersChange: fn(),
    onUpload: fn(),
    onSave: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
  render: () => <StoryBanners />,
} satisfies Meta<typeof BannerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Banners are added, edited by language and removed; what is missing is said at its field, in its language. */
export const Default: Story = {
  name: 'Default [SHELL-15]',
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const words = () => panel.getAllByRole('textbox', { name: says('studio:banners.title') });
    const save = panel.getByRole('button', { name: says('studio:banners.save') });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(panel.getByRole('combobox'), 'de');
    await expect(words()[0]).toHaveValue('Videos zum Behalten');
    await userEvent.click(panel.getByRole('button', { name: says('studio:banners.add') }));
    await expect(words()).toHaveLength(2);
    await userEvent.click(save);
    // English is missing, so the panel shows English.
    await expect(panel.getByRole('combobox')).toHaveValue('en');
    await expect(words()[1]).toBeInvalid();
    await expect(words()[0]).not.toBeInvalid();
    await userEvent.click(
      panel.getByRole('button', { name: says('studio:banners.removeOne', { number: 2 }) }),
    );
    await expect(words()).toHaveLength(1);
    await keepsFocus(panel.getByRole('button', { name: says('studio:banners.discard') }));
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

export const BannersOfAWhiteLabel: Story = {
  render: () => <StoryBanners banners={[]} shown={false} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('studio:banners.none'))).toBeVisible();
  },
};

export const BannersThatDoNotLoad: Story = {
  render: () => <StoryBanners banners={undefined} error="Something went wrong. Try again." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: says('common:retry') })).toBeVisible();
  },
};
