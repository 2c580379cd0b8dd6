import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { PortalCell } from '../brand-scope/portal-cell.tsx';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { says, variantMatrix } from '../story/index.ts';
import { bottomSheetDocs } from './bottom-sheet.docs.ts';
import { BottomSheet, bottomSheetVariants } from './bottom-sheet.tsx';

const amounts = (
  <div className="flex flex-wrap gap-2">
    {['10', '25', '50', '100', '250'].map((amount) => (
      <Chip key={amount} selected={amount === '25'}>
        {amount}
      </Chip>
    ))}
  </div>
);

const meta = {
  title: 'UI/Bottom sheet',
  component: BottomSheet,
  args: {
    open: true,
    title: 'Send a tip',
    children: amounts,
    onClose: fn(),
    footer: <Button className="grow">Send 25 tokens</Button>,
  },
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    componentDocs: bottomSheetDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 520 } },
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closing waits for its animation, which a busy machine draws late. */
const slow = { timeout: 5000 };

const page = () => within(document.body);
const gripOf = (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('[data-part="grip"]') as HTMLElement;

/** Drags the grip down in steps. */
const pull = async (sheet: HTMLElement, by: number) => {
  const grip = gripOf(sheet);
  const { left, top } = grip.getBoundingClientRect();
  const at = (dy: number) => ({
    pointerId: 1,
    button: 0,
    isPrimary: true,
    clientX: left + 40,
    clientY: top + 8 + dy,
  });
  grip.setPointerCapture = () => {};
  await fireEvent.pointerDown(grip, at(0));
  for (const share of [0.3, 0.7, 1]) await fireEvent.pointerMove(grip, at(by * share));
  return { letGo: () => fireEvent.pointerUp(grip, at(by)) };
};

export const Default: Story = {
  play: async ({ args }) => {
    const sheet = await page().findByRole('dialog', { name: 'Send a tip' });
    await userEvent.click(within(sheet).getByRole('button', { name: says('common:close') }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
  },
};

const Owner = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Tip</Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="Send a tip">
        {amounts}
      </BottomSheet>
    </>
  );
};

/** Dragging its header down closes it and returns focus. */
export const ClosesBySwipe: Story = {
  render: () => <Owner />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Tip' });
    await userEvent.click(opener);
    const sheet = await page().findByRole('dialog');
    const { letGo } = await pull(sheet, 160);
    await expect(sheet.style.translate).toBe('0px 160px');
    await letGo();
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), slow);
    await waitFor(() => expect(opener).toHaveFocus(), slow);
  },
};

/** If the parent keeps it open, it moves back. */
export const GoesBackWhenKept: Story = {
  play: async ({ args }) => {
    const sheet = await page().findByRole('dialog');
    const { letGo } = await pull(sheet, 300);
    await letGo();
    await expect(args.onClose).toHaveBeenLastCalledWith('swipe');
    await waitFor(() => expect(sheet.style.translate).toBe(''));
  },
};

/** Dragging it up does not move it. */
export const DoesNotGoUp: Story = {
  play: async ({ args }) => {
    const sheet = await page().findByRole('dialog');
    const { letGo } = await pull(sheet, -200);
    await expect(sheet.style.translate).toBe('0px');
    await letGo();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Verify your age' },
  play: async ({ args }) => {
    const sheet = await page().findByRole('dialog');
    await expect(within(sheet).queryByRole('button', { name: says('common:close') })).toBeNull();
    const { letGo } = await pull(sheet, 300);
    await letGo();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  ...variantMatrix(bottomSheetVariants, (props) => (
    <PortalCell className="h-[60dvh] w-72">
      <BottomSheet {...props} open modal={false} title="Sort" onClose={() => {}}>
        {amounts}
      </BottomSheet>
    </PortalCell>
  )),
  globals: { viewport: { value: 'desktop' } },
};

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Scrolls: Story = {
  args: {
    title: 'Trinkgeldempfängerinnenbenachrichtigungseinstellungen anpassen',
    children: Array.from({ length: 40 }, (_, index) => `Absatz ${index + 1} mit einem ruhigen Satz.`).map(
      (text) => (
        <p key={text} className="mb-3">
          {text}
        </p>
      ),
    ),
  },
};
