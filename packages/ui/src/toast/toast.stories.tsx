import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PortalCell } from '../brand-scope/portal-cell.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { Appearance } from '../lib/appearance.tsx';
import { longText, says, variantMatrix } from '../story/index.ts';
import { toastDocs } from './toast.docs.ts';
import { type ToastItem, toastVariants } from './toast-item.tsx';
import { ToastRegion } from './toast-region.tsx';

const texts: Record<Appearance, string> = {
  success: 'Media Purchased',
  error: 'Tipping Unavailable',
  info: 'The room is back.',
  warning: 'Your connection is slow.',
};
const all = (Object.keys(texts) as Appearance[]).map(
  (appearance): ToastItem => ({ id: appearance, appearance, content: texts[appearance], autoDismiss: false }),
);

const meta = {
  title: 'UI/Toast',
  tags: ['SHELL-11'],
  component: ToastRegion,
  args: { toasts: all, onDismiss: fn() },
  parameters: {
    componentDocs: toastDocs,
    conformance: { tag: 'ol' },
    docs: { story: { inline: false, height: 380 } },
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** The four appearances. */
export const Default: Story = {
  parameters: {
    longText: {
      toasts: [
        {
          id: 'long',
          appearance: 'error',
          title: longText,
          content: `<b>${longText}</b>`,
          autoDismiss: false,
        },
      ],
    } satisfies Story['args'],
  },
  name: 'Default [SHELL-11]',
  play: async ({ args }) => {
    const [first] = await page().findAllByRole('button', { name: says('common:close') });
    await userEvent.click(first as HTMLElement);
    await expect(args.onDismiss).toHaveBeenCalledWith('success');
  },
};

export const Matrix: Story = {
  ...variantMatrix(toastVariants, ({ appearance }) => (
    <PortalCell className="h-40 w-[30rem]">
      <ToastRegion
        toasts={[{ id: appearance, appearance, content: texts[appearance], autoDismiss: false }]}
        onDismiss={() => {}}
        label={appearance}
        className="end-2 top-2"
      />
    </PortalCell>
  )),
};

export const Empty: Story = { args: { toasts: [] } };

export const WithTitle: Story = {
  name: 'With a title [SHELL-11]',
  args: {
    toasts: [
      {
        id: 'free',
        appearance: 'info',
        title: 'Awesome Free Tokens',
        content: 'Verify your email to unlock them',
        autoDismiss: false,
      },
    ],
  },
};

/** The link or button that helps is part of the toast, and closes it. */
export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: 'age',
        appearance: 'error',
        content: 'Verify your age to continue.',
        action: (
          <Button size="sm" variant="outline">
            Verify your age
          </Button>
        ),
        autoDismiss: false,
      },
    ],
  },
  play: async ({ args }) => {
    const button = await page().findByRole('button', { name: 'Verify your age' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('age');
  },
};

export const WithoutClose: Story = {
  args: {
    toasts: [{ id: 'a', appearance: 'success', content: 'Saved', showClose: false, autoDismiss: false }],
  },
};

const Leaving = () => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  return (
    <>
      <Button onClick={() => setToasts([{ id: 'one', appearance: 'success', content: 'Tip sent' }])}>
        Tip
      </Button>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((list) => list.filter((t) => t.id !== id))} />
    </>
  );
};

/** Closes automatically after 2.5 seconds. */
export const DismissesItself: Story = {
  name: 'Closes after 2.5 s [SHELL-11]',
  tags: ['!autodocs'],
  render: () => <Leaving />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tip' }));
    const shownAt = performance.now();
    await page().findAllByText('Tip sent');
    await waitFor(() => expect(document.querySelector('[data-component="toast"]')).toBeNull(), {
      timeout: 6000,
    });
    await expect(performance.now() - shownAt).toBeGreaterThan(2000);
  },
};

const AboveADialogPage = () => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const [pressed, setPressed] = useState(0);
  const fail = () =>
    setToasts([
      {
        id: 'failed',
        appearance: 'error',
        content: 'Not saved.',
        action: (
          <Button size="sm" variant="outline" onClick={() => setPressed(pressed + 1)}>
            Try again
          </Button>
        ),
      },
    ]);
  return (
    <>
      <Dialog open title="Profile" footer={<Button onClick={fail}>Save</Button>}>
        Pressed {pressed}
      </Dialog>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
    </>
  );
};

/** By keyboard and screen reader, the toasts stay in reach while a dialog is open. */
export const AboveADialog: Story = {
  render: () => <AboveADialogPage />,
  play: async () => {
    const save = await page().findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    // The role query leaves out what is hidden from screen readers.
    const again = await page().findByRole('button', { name: 'Try again' });
    await userEvent.keyboard('{F8}');
    const list = document.querySelector('[data-component="toast-region"]');
    await expect(list).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await page().findByText('Pressed 1')).toBeVisible();
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.tab();
    await expect(page().getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Never covers the buttons of a sheet. */
export const BesideASheetOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { toasts: all.slice(0, 1) },
  render: (args) => (
    <>
      <Dialog open onClose={() => {}} title="Media" footer={<Button block>Pay 100 tokens</Button>}>
        {longText}
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    const pay = await page().findByRole('button', { name: 'Pay 100 tokens' });
    const toast = document.querySelector('[data-component="toast"]') as HTMLElement;
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(pay.getBoundingClientRect().top),
    );
  },
};
