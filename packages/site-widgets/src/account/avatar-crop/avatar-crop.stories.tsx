import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { avatarCropDocs } from './avatar-crop.docs.ts';
import { AvatarCrop, type AvatarCropProps } from './avatar-crop.tsx';

/** A picture of four colours, so that every move of the crop is visible. */
async function fourColors(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(300, 200);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no canvas');
  for (const [at, color] of ['#a25', '#25a', '#2a5', '#aa2'].entries()) {
    context.fillStyle = color;
    context.fillRect((at % 2) * 150, at < 2 ? 0 : 100, 150, 100);
  }
  return createImageBitmap(canvas);
}

const WithPicture = (args: AvatarCropProps) => {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => void fourColors().then(setPicture), []);
  return picture ? <AvatarCrop {...args} picture={picture} /> : null;
};

const meta = {
  title: 'Site/Account/Avatar crop',
  component: AvatarCrop,
  parameters: {
    componentDocs: avatarCropDocs,
    conformance: { tag: 'div', args: { picture: { width: 300, height: 200 } } },
  },
  args: { picture: null as unknown as ImageBitmap, pending: false, onUse: fn(), onCancel: fn() },
  argTypes: { picture: { control: false } },
  render: (args) => <WithPicture {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: to the left edge, then the square is handed on. */
export const Default: Story = {
  name: 'Default [SHELL-10]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const across = await canvas.findByRole('slider', { name: says('settings:picture.across') });
    across.focus();
    await userEvent.keyboard('{Home}');
    await expect(across).toHaveAttribute('aria-valuenow', '0');
    const drawn = canvas.getByRole<HTMLCanvasElement>('img');
    await waitFor(() => {
      // A quarter from the right edge of the square: still the first colour.
      const [red, , blue] = drawn.getContext('2d')?.getImageData(370, 100, 1, 1).data ?? [];
      expect([red, blue]).toEqual([0xaa, 0x55]);
    });
    await userEvent.click(canvas.getByRole('button', { name: says('settings:picture.use') }));
    await waitFor(() => expect(args.onUse).toHaveBeenCalledWith(expect.any(Blob)));
  },
};
export const Busy: Story = { args: { pending: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
