import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ModelCard } from '../model-card/model-card.tsx';
import { longText, says, storyArt } from '../story/index.ts';
import { shelfDocs } from './shelf.docs.ts';
import { Shelf } from './shelf.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ModelCard
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are made once
      key={index}
      name={`Room ${index + 1}`}
      href={`#${index + 1}`}
      viewerCount={(index * 7919) % 2600}
      status="online"
      thumbnailUrl={storyArt(index)}
      goal={{ raised: 40 + index * 5, target: 100 }}
      subject="Piano requests until midnight"
    />
  ));

const meta = {
  title: 'UI/Shelf',
  component: Shelf,
  parameters: { componentDocs: shelfDocs, conformance: { tag: 'section' }, layout: 'padded' },
  args: {
    title: 'Near their goal',
    more: { href: '#all', label: 'See more', name: 'See more: Near their goal' },
    children: cards(12),
  },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('list');

/** Arrow keys move from card to card and keep the focused one in view. */
export const Default: Story = {
  parameters: { longText: { title: longText, children: cards(3) } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = rowOf(canvasElement);
    await expect(row).toHaveAccessibleName('Near their goal');
    await expect(canvas.getByRole('link', { name: 'See more: Near their goal' })).toBeVisible();
    const link = (name: string) => canvas.getByRole('link', { name });
    const [forward, back] =
      getComputedStyle(row).direction === 'rtl'
        ? ['{ArrowLeft}', '{ArrowRight}']
        : ['{ArrowRight}', '{ArrowLeft}'];
    link('Room 1').focus();
    await userEvent.keyboard(forward);
    await expect(link('Room 2')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(link('Room 12')).toHaveFocus();
    await waitFor(() => expect(row.scrollLeft).not.toBe(0));
    await userEvent.keyboard('{Home}');
    await expect(link('Room 1')).toHaveFocus();
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await userEvent.keyboard(back);
    await expect(link('Room 1')).toHaveFocus();
    link('Room 1').blur();
  },
};

/** Buttons scroll by a row. At an end, a button keeps the focus and does nothing. */
export const Buttons: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement);
    const button = (key: 'ui:carousel.next' | 'ui:carousel.previous') =>
      within(canvasElement).queryByRole('button', { name: says(key, { title: 'Near their goal' }) });
    // Hidden on a narrow screen, whose users swipe.
    if (!button('ui:carousel.next')) return;
    await expect(button('ui:carousel.previous')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('ui:carousel.next') as HTMLElement);
    await waitFor(() => expect(button('ui:carousel.previous')).toHaveAttribute('aria-disabled', 'false'));
    await expect(row.scrollLeft).not.toBe(0);
    await userEvent.click(button('ui:carousel.previous') as HTMLElement);
    await waitFor(() => expect(button('ui:carousel.previous')).toHaveAttribute('aria-disabled', 'true'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** All cards fit: there is nothing to scroll. */
export const AllFit: Story = {
  args: { children: cards(2), more: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
  },
};

export const Loading: Story = { args: { children: [], pending: 6 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
