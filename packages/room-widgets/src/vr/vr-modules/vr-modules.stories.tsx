import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vrModulesDocs } from './vr-modules.docs.ts';
import { VrModules } from './vr-modules.tsx';

const all = {
  lovense: <p>Toy panel</p>,
  spin_wheel: <p>Wheel panel</p>,
  tip: <p>Tip panel</p>,
  tip_menu: <p>Menu panel</p>,
};

const meta = {
  title: 'Room/VR/VR modules',
  component: VrModules,
  parameters: { componentDocs: vrModulesDocs, conformance: { tag: 'div' } },
  args: { modules: all, onOpenChange: fn() },
  argTypes: { open: { control: 'select', options: Object.keys(all) } },
} satisfies Meta<typeof VrModules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      modules: { ...all, tip_menu: <p>{longText}</p> },
      defaultOpen: 'tip_menu',
    } satisfies Story['args'],
  },
  name: 'Default: a press replaces the open module, or closes it [VR-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tip = canvas.getByRole('button', { name: says('vr:modules.tip') });
    await userEvent.click(tip);
    await expect(canvas.getByText('Tip panel')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('vr:modules.spin_wheel') }));
    await expect(canvas.getByText('Wheel panel')).toBeVisible();
    await expect(canvas.queryByText('Tip panel')).toBeNull();
    await expect(tip).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: says('vr:modules.spin_wheel') }));
    await expect(canvas.queryByText('Wheel panel')).toBeNull();
  },
};
export const OnlyTips: Story = {
  name: 'A room without toy and apps',
  args: { modules: { tip: all.tip }, defaultOpen: 'tip_menu' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};
export const Nothing: Story = {
  name: 'A room without modules',
  args: { modules: {} },
};
