import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vrSettingsDocs } from './vr-settings.docs.ts';
import { VrSettings } from './vr-settings.tsx';

const meta = {
  title: 'Room/VR/VR settings',
  component: VrSettings,
  parameters: { componentDocs: vrSettingsDocs, conformance: { tag: 'div' } },
  args: {
    view: '2d',
    onViewChange: fn(),
    streamed: { projection: '180', layout: 'sbs' },
    format: null,
    onFormatChange: fn(),
  },
} satisfies Meta<typeof VrSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: view mode and format [VR-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: says('vr:settings.deep') }));
    await expect(args.onViewChange).toHaveBeenCalledWith('3d');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('vr:settings.format') }),
      '360-mono',
    );
    await expect(args.onFormatChange).toHaveBeenCalledWith({ projection: '360', layout: 'mono' });
  },
};
export const OwnChoice: Story = {
  name: 'The viewer’s own choice, and back to the stream’s',
  args: { view: '3d', format: { projection: '360', layout: 'mono' } },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: says('vr:settings.format') });
    await expect(list).toHaveValue('360-mono');
    await userEvent.selectOptions(list, 'auto');
    await expect(args.onFormatChange).toHaveBeenCalledWith(null);
  },
};
