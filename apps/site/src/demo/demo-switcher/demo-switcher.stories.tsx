import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DemoSwitcher } from './demo-switcher.tsx';

const meta = {
  title: 'Screens/App/Demo switcher',
  component: DemoSwitcher,
  args: { brand: 'default', language: 'en', scheme: 'system', role: 'guest', onChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DemoSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChoosesARole: Story = {
  play: async ({ canvasElement, args }) => {
    const [, role] = within(canvasElement).getAllByRole('combobox');
    await userEvent.selectOptions(role as HTMLElement, 'broadcaster');
    await expect(args.onChange).toHaveBeenCalledWith({ role: 'broadcaster' });
  },
};

export const German: Story = { args: { brand: 'velvet', language: 'de', scheme: 'dark', role: 'operator' } };
