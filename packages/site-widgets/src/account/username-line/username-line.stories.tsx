import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { usernameLineDocs } from './username-line.docs.ts';
import { UsernameLine } from './username-line.tsx';

const meta = {
  title: 'Site/Account/Username line',
  component: UsernameLine,
  parameters: { componentDocs: usernameLineDocs, conformance: { tag: 'div' } },
  args: { username: 'ada', change: 'now', onEdit: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UsernameLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { username: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: says('settings:username.change') });
    await userEvent.click(button);
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Later: Story = {
  args: { change: 'later' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('settings:username.later'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The username of a broadcaster is the address of the room. */
export const Never: Story = { args: { change: 'never' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
