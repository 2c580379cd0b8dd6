import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { backKey, forwardKey, says, storyArt, storyNumber } from '../story/index.ts';
import { lightboxDocs } from './lightbox.docs.ts';
import { Lightbox, type LightboxItem, type LightboxProps } from './lightbox.tsx';

const items: LightboxItem[] = [
  { id: 'dawn', src: storyArt(3, 1200, 800), alt: 'Bands of violet light', caption: 'Before the show.' },
  { id: 'noon', src: storyArt(8, 800, 1200), alt: 'Circles of green light' },
  { id: 'dusk', src: storyArt(14, 1600, 700), alt: 'A wide red glow', caption: 'After the last song.' },
];

/** Keeps the index and passes events on to the story's handlers. */
const Stateful = (props: LightboxProps) => {
  const [index, setIndex] = useState(props.index ?? null);
  return (
    <>
      <Button onClick={() => setIndex(0)}>Look</Button>
      <Lightbox
        {...props}
        index={index}
        onIndexChange={(next) => {
          setIndex(next);
          props.onIndexChange?.(next);
        }}
        onClose={(reason) => {
          setIndex(null);
          props.onClose?.(reason);
        }}
      />
    </>
  );
};

const meta = {
  title: 'UI/Lightbox',
  tags: ['SHELL-09'],
  component: Lightbox,
  args: { label: 'Lights', items, index: 0, onIndexChange: fn(), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    componentDocs: lightboxDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 520 } },
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The closing animation takes longer on a busy machine. */
const slow = { timeout: 5000 };

const page = () => within(document.body);
const position = (shown: number) =>
  says('extra:gallery.position', { shown: storyNumber(shown), total: storyNumber(items.length) });
const dialogOf = () => page().findByRole('dialog', { name: 'Lights' });

/** Arrow keys navigate and stop at the ends. */
export const Default: Story = {
  parameters: {
    longText: {
      items: [
        {
          ...(items[1] as LightboxItem),
          caption: `<b>Kein Markup</b> ${'Bühnenbeleuchtungsprobe '.repeat(20)}`,
        },
        ...items.slice(0, 1),
      ],
    } satisfies Story['args'],
  },
  play: async ({ args }) => {
    const box = await dialogOf();
    await waitFor(() => expect(within(box).getByText(position(1))).toBeVisible());
    await userEvent.keyboard(forwardKey());
    await expect(await within(box).findByRole('img', { name: 'Circles of green light' })).toBeInTheDocument();
    await userEvent.keyboard(backKey() + backKey());
    await waitFor(() => expect(within(box).getByText(position(1))).toBeVisible());
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{End}');
    await expect(within(box).getByText(position(3))).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(within(box).getByText(position(1))).toBeVisible());
  },
};

/** Opens from a button, traps the focus, and returns it on Esc. */
export const HoldsAndReturnsFocus: Story = {
  args: { index: null },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Look' });
    await userEvent.click(opener);
    const box = await dialogOf();
    for (let stop = 0; stop < 7; stop++) {
      await userEvent.tab();
      await expect(box).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await waitFor(() => expect(opener).toHaveFocus(), slow);
  },
};

/** Without `index` it opens at `defaultIndex`, and turns and closes by itself. */
export const KeepsItsPlace: Story = {
  render: (args) => (
    <Lightbox
      label={args.label}
      items={args.items}
      defaultIndex={1}
      {...(args.onClose ? { onClose: args.onClose } : {})}
    />
  ),
  play: async ({ args }) => {
    const box = await dialogOf();
    await within(box).findByText(position(2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(box).getByText(position(3))).toBeVisible(), slow);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), slow);
  },
};

export const Zooms: Story = {
  play: async () => {
    const box = await dialogOf();
    await within(box).findByRole('img');
    await userEvent.keyboard('+');
    await expect(box).toHaveAttribute('data-zoom', '2');
    const picture = within(box).getByRole('img');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(picture.style.translate).not.toBe('');
    await userEvent.keyboard('0');
    await expect(box).toHaveAttribute('data-zoom', '1');
    await expect(picture.style.translate).toBe('');
    await userEvent.click(within(box).getByRole('button', { name: says('extra:gallery.zoomIn') }));
    await expect(box).toHaveAttribute('data-zoom', '2');
  },
};

/** A swipe over the picture. */
const swipe = async (stage: HTMLElement, dx: number, dy: number) => {
  stage.setPointerCapture = () => {};
  const at = (x: number, y: number) => ({
    pointerId: 1,
    button: 0,
    isPrimary: true,
    clientX: 400 + x,
    clientY: 300 + y,
  });
  await fireEvent.pointerDown(stage, at(0, 0));
  await fireEvent.pointerMove(stage, at(dx / 2, dy / 2));
  await fireEvent.pointerUp(stage, at(dx, dy));
};

export const TurnsBySwipe: Story = {
  play: async ({ args }) => {
    const box = await dialogOf();
    const stage = box.querySelector<HTMLElement>('[data-part="stage"]') as HTMLElement;
    const onward = document.documentElement.dir === 'rtl' ? 400 : -400;
    await swipe(stage, onward, 10);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await swipe(stage, -onward, 10);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await swipe(stage, 5, 400);
    await expect(args.onClose).toHaveBeenLastCalledWith('swipe');
  },
};

/** A picture that fails to load shows an error and a retry button. */
export const Failed: Story = {
  args: { items: [{ id: 'broken', src: 'data:image/png;base64,AAAA', alt: 'A lost light' }, ...items] },
  play: async () => {
    const box = await dialogOf();
    await within(box).findByText(says('extra:gallery.failed'));
    await userEvent.click(within(box).getByRole('button', { name: says('common:retry') }));
    await within(box).findByText(says('extra:gallery.failed'));
    await userEvent.keyboard(forwardKey());
    await within(box).findByRole('img', { name: 'Bands of violet light' });
  },
};

export const OnlyOne: Story = { args: { items: items.slice(0, 1) } };
