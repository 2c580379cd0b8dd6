import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PortalCell } from '../brand-scope/portal-cell.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { says, variantMatrix } from '../story/index.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { dialogDocs } from './dialog.docs.ts';
import { Dialog, dialogVariants } from './dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Confirm your tip',
    description: 'You are about to send 250 tokens.',
    onClose: fn(),
    footer: (
      <>
        <Button variant="outline">Not now</Button>
        <Button>Send tip</Button>
      </>
    ),
  },
  parameters: {
    componentDocs: dialogDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await page().findByRole('dialog', { name: 'Confirm your tip' });
    await expect(dialog).toHaveAccessibleDescription('You are about to send 250 tokens.');
    await userEvent.click(within(dialog).getByRole('button', { name: says('common:close') }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await expect(args.onClose).toHaveBeenCalledTimes(2);

    // A click outside closes it; a click inside or with the secondary button does not.
    const overlay = dialog.parentElement as HTMLElement;
    await userEvent.click(within(dialog).getByText('You are about to send 250 tokens.'));
    await userEvent.pointer({ keys: '[MouseRight]', target: overlay });
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(overlay);
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith('outside'));
  },
};

export const Matrix: Story = {
  ...variantMatrix(dialogVariants, (props) => (
    <PortalCell className="h-72 w-[60rem]">
      <Dialog {...props} open modal={false} title="Confirm your tip" footer={<Button>Send tip</Button>}>
        You are about to send 250 tokens.
      </Dialog>
    </PortalCell>
  )),
};

export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Verify your age', description: 'This step cannot be skipped.' },
  play: async ({ args }) => {
    const dialog = await page().findByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: says('common:close') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Change username"
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <Field label="Username">
          <TextInput />
        </Field>
      </Dialog>
    </>
  );
};

export const HoldsAndReturnsFocus: Story = {
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const dialog = await page().findByRole('dialog');
    for (let stop = 0; stop < 5; stop++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const Two = () => {
  const [open, setOpen] = useState(1);
  return ['Delete the album', 'Are you sure?'].map((title, index) => (
    <Dialog key={title} open={open > index} onClose={() => setOpen(index)} title={title}>
      <Button onClick={() => setOpen(2)}>Delete</Button>
    </Dialog>
  ));
};

/** A click in the upper dialog is not outside the lower one, and Esc closes one dialog at a time. */
export const OneAboveAnother: Story = {
  render: () => <Two />,
  play: async () => {
    const below = await page().findByRole('dialog', { name: 'Delete the album' });
    await userEvent.click(within(below).getByRole('button', { name: 'Delete' }));
    const above = await page().findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(above).getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(above).not.toBeInTheDocument());
    await expect(await page().findByRole('dialog')).toBe(below);
    await waitFor(() => expect(within(below).getByRole('button', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(below).not.toBeInTheDocument());
  },
};

export const ScrollsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    title: 'Zahlungsbestätigung für das Rindfleischetikettierungsüberwachungspaket',
    children: Array.from(
      { length: 60 },
      (_, index) => `Absatz ${index + 1} mit einem ruhigen Satz darin.`,
    ).map((text) => (
      <p key={text} className="mb-3">
        {text}
      </p>
    )),
  },
  // The keyboard must reach a scrolling body, but the dialog does not open with a focus ring around it.
  play: async () => {
    const dialog = await page().findByRole('dialog');
    const body = dialog.querySelector('[data-part="scroll"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};
