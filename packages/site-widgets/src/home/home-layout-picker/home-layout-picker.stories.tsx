import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { homeLayoutPickerDocs } from './home-layout-picker.docs.ts';
import { HomeLayoutPicker } from './home-layout-picker.tsx';

const meta = {
  title: 'Site/Home/Layout picker',
  component: HomeLayoutPicker,
  parameters: { componentDocs: homeLayoutPickerDocs, conformance: { tag: 'button' } },
  args: { layout: 'classic', onLayoutChange: fn(), onEdit: fn() },
} satisfies Meta<typeof HomeLayoutPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: says('home:layout.label') }));

/** [HOME-01] Four layouts; the keyboard chooses. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    const radios = await screen.findAllByRole('radio');
    await expect(radios).toHaveLength(4);
    radios[1]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onLayoutChange).toHaveBeenCalledWith('section');
  },
};
export const Custom: Story = {
  args: { layout: 'custom' },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: says('home:layout.edit') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { layout: 'custom' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findAllByRole('radio')).toHaveLength(4);
  },
};
