import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { forwardKey, says, storyArt, storyNumber, variantMatrix } from '../story/index.ts';
import { galleryDocs } from './gallery.docs.ts';
import { Gallery, type GalleryItem, galleryVariants } from './gallery.tsx';

const items: GalleryItem[] = Array.from({ length: 9 }, (_, index) => ({
  id: `light-${index}`,
  src: storyArt(index + 2, 1200, 900),
  thumbnailSrc: storyArt(index + 2, 200, 200),
  alt: '',
}));

const meta = {
  title: 'UI/Gallery',
  tags: ['SHELL-09'],
  component: Gallery,
  args: { label: 'Lights', items, onIndexChange: fn() },
  parameters: {
    componentDocs: galleryDocs,
    conformance: { tag: 'ul' },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The closing animation takes longer on a busy machine. */
const slow = { timeout: 5000 };

const page = () => within(document.body);
const opens = (shown: number) =>
  says('extra:gallery.open', { shown: storyNumber(shown), total: storyNumber(items.length) });

/** Opens by keyboard, navigates by arrow keys; Esc closes and returns the focus. */
export const Default: Story = {
  parameters: {
    longText: {
      items: items
        .slice(0, 3)
        .map((item) => ({ ...item, alt: '<b>Licht</b> '.repeat(30), caption: 'Licht '.repeat(60) })),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const thumbnail = within(canvasElement).getByRole('button', { name: opens(2) });
    thumbnail.focus();
    await userEvent.keyboard('{Enter}');
    await page().findByRole('dialog', { name: 'Lights' });
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard(forwardKey());
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), slow);
    await waitFor(() => expect(thumbnail).toHaveFocus(), slow);
  },
};

/** The parent keeps what is open; this one never closes. */
export const Controlled: Story = {
  args: { index: 3 },
  play: async ({ args }) => {
    const dialog = await page().findByRole('dialog', { name: 'Lights' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(null);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

export const Matrix: Story = variantMatrix(galleryVariants, (props) => (
  <Gallery {...props} label="Lights" items={items.slice(0, 4)} className="w-96 max-w-full" />
));

/** The last thumbnail shows the number of further pictures. */
export const Limited: Story = {
  args: { limit: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-part="more"]')).toHaveTextContent('+5');
  },
};

export const Failed: Story = {
  args: {
    items: [{ id: 'broken', src: 'data:image/png;base64,AAAA', alt: 'A lost light' }, ...items.slice(0, 2)],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="failed"]')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('extra:gallery.empty'))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
