import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { camPasswordDocs } from './cam-password.docs.ts';
import { CamPassword, type CamPasswordProps } from './cam-password.tsx';

const meta = {
  title: 'Room/Broadcaster/Cam password',
  component: CamPassword,
  parameters: { componentDocs: camPasswordDocs, conformance: { tag: 'form' } },
  args: { hasPassword: false, showRunning: false, onSave: fn(async () => true) },
} satisfies Meta<typeof CamPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement, label: 'label' | 'new') => {
  const canvas = within(canvasElement);
  return {
    field: canvas.getByLabelText(says(`broadcaster:password.${label}`)),
    button: (key: 'set' | 'change' | 'remove') =>
      canvas.queryByRole('button', { name: says(`broadcaster:password.${key}`) }),
  };
};

export const Default: Story = {
  name: 'Default: sets a password [ROOM-03]',
  play: async ({ canvasElement, args }) => {
    const { field, button } = parts(canvasElement, 'label');
    await expect(button('remove')).toBeNull();
    await userEvent.type(field, 'abc{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(says('common:problem.too_short'));
    await userEvent.type(field, 'd{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('abcd');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
export const Changing: Story = {
  name: 'Changes or removes it; a refused password stays in the field [ROOM-03]',
  args: { hasPassword: true, onSave: fn(async (password: string | null) => password === null) },
  play: async ({ canvasElement, args }) => {
    const { field, button } = parts(canvasElement, 'new');
    await userEvent.type(field, 'secret');
    await userEvent.click(button('change') as HTMLElement);
    await expect(args.onSave).toHaveBeenLastCalledWith('secret');
    await expect(field).toHaveValue('secret');
    await userEvent.click(button('remove') as HTMLElement);
    await expect(args.onSave).toHaveBeenLastCalledWith(null);
  },
};
/** As on the site: busy until the platform has answered. */
const Saving = (props: CamPasswordProps) => {
  const [hasPassword, setHasPassword] = useState(props.hasPassword);
  const [isBusy, setBusy] = useState(false);
  return (
    <CamPassword
      {...props}
      hasPassword={hasPassword}
      pending={isBusy}
      onSave={async (password) => {
        setBusy(true);
        const isSaved = await props.onSave(password);
        setBusy(false);
        setHasPassword(password !== null);
        return isSaved;
      }}
    />
  );
};
export const KeepsTheFocus: Story = {
  name: 'The focus stays with the button, or goes to the sentence in its place',
  render: (args) => <Saving {...args} />,
  play: async ({ canvasElement }) => {
    const { field, button } = parts(canvasElement, 'label');
    await userEvent.type(field, 'secret');
    const set = button('set') as HTMLElement;
    await userEvent.click(set);
    await waitFor(() => expect(button('remove')).not.toBeNull());
    await expect(set).toHaveFocus();
    await userEvent.click(button('remove') as HTMLElement);
    await waitFor(() => expect(button('remove')).toBeNull());
    await expect(within(canvasElement).getByText(says('broadcaster:password.off'))).toHaveFocus();
  },
};
export const ShowRunning: Story = {
  name: 'Unchanged during a show [ROOM-03]',
  args: { hasPassword: true, showRunning: true },
  play: async ({ canvasElement }) => {
    const { field, button } = parts(canvasElement, 'new');
    await expect(field).toBeDisabled();
    await expect(button('remove')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Busy: Story = { args: { hasPassword: true, pending: true } };
export const Refused: Story = { args: { problem: 'too_long' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { hasPassword: true, showRunning: true },
};
/** Said in the form, and read out. */
export const NotSaved: Story = {
  args: { error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No connection');
  },
};
