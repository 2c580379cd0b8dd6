import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dataPanelDocs } from './data-panel.docs.ts';
import { DataPanel } from './data-panel.tsx';

const meta = {
  title: 'Site/Account/Data panel',
  component: DataPanel,
  parameters: { componentDocs: dataPanelDocs, conformance: { tag: 'section' } },
  args: { onExport: fn(), onDelete: fn() },
} satisfies Meta<typeof DataPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('security:data.export') }));
    await expect(args.onExport).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: says('security:data.delete') }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
};
