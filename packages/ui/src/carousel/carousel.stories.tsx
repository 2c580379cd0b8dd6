import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longText, says, storyArt } from '../story/index.ts';
import { carouselDocs } from './carousel.docs.ts';
import { Carousel } from './carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a
      // biome-ignore lint/suspicious/noArrayIndexKey: the slides are made once
      key={index}
      href={`#${index + 1}`}
      className="flex flex-col gap-2 rounded-lg border border-border bg-surface p-2 font-semibold"
    >
      <img src={storyArt(index)} alt="" className="aspect-video w-full rounded-md object-cover" />
      {`Scene ${index + 1}`}
    </a>
  ));

const heading = (text: string) => <h2 className="heading min-w-0 text-xl wrap-anywhere">{text}</h2>;

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  parameters: { componentDocs: carouselDocs, conformance: { tag: 'section' } },
  args: { label: 'Scenes', header: heading('Scenes'), children: slides(12) },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvasElement: HTMLElement, at: number) =>
  within(canvasElement).getByRole('link', { name: `Scene ${at}` });

const button = (canvasElement: HTMLElement, key: 'ui:carousel.next' | 'ui:carousel.previous') =>
  within(canvasElement).getByRole('button', { name: says(key, { title: 'Scenes' }) });

export const Default: Story = {
  parameters: {
    longText: { label: longText, header: heading(longText), children: slides(3) } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Scenes' });
    await expect(region).toHaveAttribute(
      'aria-roledescription',
      expect.stringMatching(says('ui:carousel.role')),
    );
    await expect(within(region).getByRole('list', { name: 'Scenes' })).toBeVisible();
  },
};

/** One slide at a time. The buttons stay on narrow screens. */
export const FullWidth: Story = {
  args: { full: true, children: slides(4), className: 'max-w-xl' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const next = button(canvasElement, 'ui:carousel.next');
    const previous = button(canvasElement, 'ui:carousel.previous');
    // The row stands at a slide only when its movement has ended.
    const width =
      Math.abs(
        (list.lastElementChild as HTMLElement).offsetLeft -
          (list.firstElementChild as HTMLElement).offsetLeft,
      ) / 3;
    const standsAt = (at: number) =>
      waitFor(() => expect(Math.abs(list.scrollLeft - at * width)).toBeLessThan(2));
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let at = 1; at < 4; at += 1) {
      await userEvent.click(next);
      await standsAt(at);
      await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    for (let at = 2; at >= 0; at -= 1) {
      await userEvent.click(previous);
      await standsAt(at);
    }
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    previous.blur();
  },
};

/** From right to left: the left arrow and its key move on. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { full: true, children: slides(3), className: 'max-w-xl' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await userEvent.click(button(canvasElement, 'ui:carousel.next'));
    await waitFor(() => expect(list.scrollLeft).toBeLessThan(-list.clientWidth / 2));
    link(canvasElement, 2).focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(link(canvasElement, 3)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(link(canvasElement, 1)).toHaveFocus();
    await waitFor(() => expect(list.scrollLeft).toBe(0));
    link(canvasElement, 1).blur();
  },
};

/** All slides fit: there is nothing to scroll. */
export const AllFit: Story = {
  args: { children: slides(2) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
  },
};

export const Loading: Story = { args: { children: [], pending: 6 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
