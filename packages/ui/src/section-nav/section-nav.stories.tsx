import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clapperboard, Heart, Images } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longText, variantMatrix } from '../story/index.ts';
import { sectionNavDocs } from './section-nav.docs.ts';
import { SectionNav, sectionNavVariants } from './section-nav.tsx';

const meta = {
  title: 'UI/Section nav',
  component: SectionNav,
  parameters: { componentDocs: sectionNavDocs, conformance: { tag: 'nav' } },
  args: {
    label: 'Voyeur',
    items: [
      { href: '#all', label: 'All', current: true },
      { href: '#bedroom', label: 'Bedroom' },
      { href: '#kitchen', label: 'Kitchen' },
    ],
  },
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: [
        { href: '#long', label: longText, current: true },
        { href: '#short', label: 'Short' },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Voyeur' });
    const all = within(nav).getByRole('link', { name: 'All' });
    await expect(all).toHaveAttribute('aria-current', 'page');
    // A row that fits does not fade.
    await expect(getComputedStyle(all.closest('ul') as Element).maskImage).toBe('none');
    await userEvent.tab();
    await expect(all).toHaveFocus();
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Mia Lund',
    items: [
      { href: '#videos', label: 'Videos', icon: <Clapperboard /> },
      { href: '#pictures', label: 'Pictures', icon: <Images />, current: true },
      { href: '#fans', label: 'Fan club', icon: <Heart /> },
    ],
  },
};

/** The overflow scrolls, also by keyboard. */
export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      href: `/sections/${index}`,
      label: `Section ${index + 1}`,
      current: index === 8,
    })),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { current: 'page' });
    const row = link.closest('ul') ?? link;
    const [own, view] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    await expect(own.left).toBeGreaterThanOrEqual(view.left);
    await expect(own.right).toBeLessThanOrEqual(view.right);
    // The row fades at an end that has more. A mask's gradient starts at its faded end.
    const masks = new Set<string>();
    for (const left of [0, row.scrollWidth / 3, row.scrollWidth]) {
      row.scrollTo({ left, behavior: 'instant' });
      // The fade appears with the next frame, which a busy machine draws late.
      const mask = await waitFor(() => {
        const { maskImage } = getComputedStyle(row);
        expect(['none', ...masks]).not.toContain(maskImage);
        return maskImage;
      });
      masks.add(mask);
    }
  },
};

/** The second row of a page. */
export const Chips: Story = { args: { variant: 'chips' } };

export const Matrix: Story = variantMatrix(sectionNavVariants, (props) => (
  <SectionNav {...meta.args} {...props} label={props.variant} />
));
