import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { passkeyPanelDocs } from './passkey-panel.docs.ts';
import { PasskeyPanel } from './passkey-panel.tsx';

const laptop = {
  id: 'one',
  name: 'Laptop',
  domain: 'velvet.example',
  created_at: '2026-03-01T10:00:00.000Z',
  used_at: '2026-03-04T10:00:00.000Z',
};

const meta = {
  title: 'Site/Account/Passkey panel',
  component: PasskeyPanel,
  parameters: { componentDocs: passkeyPanelDocs, conformance: { tag: 'section' } },
  args: {
    passkeys: [laptop, { ...laptop, id: 'two', name: 'Phone', used_at: null }],
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PasskeyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { passkeys: [{ ...laptop, name: longText }] } satisfies Story['args'],
  },
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: says('security:passkeys.remove', { name: 'Phone' }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith('two');
    await userEvent.click(canvas.getByRole('button', { name: says('security:passkeys.add') }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};
export const None: Story = { args: { passkeys: [] } };
