import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toySetupDocs } from './toy-setup.docs.ts';
import { ToySetup } from './toy-setup.tsx';

const meta = {
  title: 'Room/Toys/Toy setup',
  component: ToySetup,
  parameters: { componentDocs: toySetupDocs, conformance: { tag: 'section' } },
  args: { state: 'off', toys: [], moved: 0, onConnect: fn(), onDisconnect: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToySetup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      state: 'connected',
      moved: 9_999,
      toys: [{ id: 'a', name: longText, battery: 100, isConnected: true }],
    } satisfies Story['args'],
  },
  name: 'Default: nothing is connected [TOY-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const domain = canvas.getByLabelText(says('toys:setup.domain'));
    await userEvent.clear(domain);
    await userEvent.type(domain, 'localhost');
    await userEvent.click(canvas.getByRole('button', { name: says('toys:setup.connect') }));
    await expect(args.onConnect).toHaveBeenCalledWith('lovense', { domain: 'localhost', port: 30_010 });
  },
};
export const BadAddress: Story = { args: { badAddress: true } };
export const Connecting: Story = { args: { state: 'connecting' } };
export const Silent: Story = {
  args: { state: 'silent' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('toys:setup.silent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('toys:setup.disconnect') }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};
export const WithoutToys: Story = { args: { state: 'connected' } };
export const Connected: Story = {
  name: 'Connected: two toys [TOY-01]',
  args: {
    state: 'connected',
    moved: 3,
    toys: [
      { id: 'a', name: 'Wave', battery: 80, isConnected: true },
      { id: 'b', name: 'Ripple', battery: null, isConnected: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=toy]')).toHaveLength(2);
  },
};
