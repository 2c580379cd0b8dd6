import { exampleMachineKey } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { keysScreenDocs } from './keys-screen.docs.ts';
import { KeysScreen } from './keys-screen.tsx';

const meta = {
  title: 'Studio/Admin/Keys',
  component: KeysScreen,
  parameters: { componentDocs: keysScreenDocs, conformance: { tag: 'div' } },
  args: {
    keys: [{ ...exampleMachineKey, id: 5, name: 'Dashboard', used_at: null }, exampleMachineKey],
    secret: null,
    state: storyList,
    onMake: fn(async () => true),
    onRevoke: fn(),
  },
} satisfies Meta<typeof KeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      keys: [{ ...exampleMachineKey, name: longText.slice(0, 60), scopes: ['money', 'platform', 'audit'] }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const make = page.getByRole('button', { name: says('admin:key.make') });
    await userEvent.click(make);
    // A name and a scope are missing.
    await expect(page.getAllByText(says('common:problem.required'))).toHaveLength(2);
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.type(page.getByRole('textbox'), 'Export');
    await userEvent.click(page.getByRole('checkbox', { name: says('admin:key.scope.money') }));
    await userEvent.click(make);
    await expect(args.onMake).toHaveBeenCalledWith({ name: 'Export', scopes: ['money'] });
    const [revoke] = page.getAllByText(says('admin:key.revoke'));
    await userEvent.click(revoke as HTMLElement);
    await expect(args.onRevoke).toHaveBeenCalledWith(expect.objectContaining({ name: 'Dashboard' }));
  },
};
export const JustMade: Story = {
  args: { secret: 'flk_Zm9vdGxpZ2h0LWV4YW1wbGUtb2YtYS1rZXktZm9yLW1hY2g' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByDisplayValue(String(args.secret))).toBeVisible();
  },
};
export const None: Story = { args: { keys: [] } };
export const Loading: Story = { args: { keys: undefined } };
