import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dragFiles, longText, says, storyArt, storyText } from '../story/index.ts';
import { avatarUploadDocs } from './avatar-upload.docs.ts';
import { AvatarUpload } from './avatar-upload.tsx';

const meta = {
  title: 'UI/Avatar upload',
  tags: ['SHELL-10'],
  component: AvatarUpload,
  parameters: { componentDocs: avatarUploadDocs, conformance: { tag: 'div' } },
  args: { name: 'viewer', onUpload: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (root: HTMLElement) =>
  within(root).getByLabelText<HTMLInputElement>(says('extra:avatarUpload.label'));
const file = (name: string, type: string) => new File(['x'], name, { type });
/** File pickers let the user choose any file, whatever `accept` says. */
const choose = (input: HTMLElement, picked: File) =>
  userEvent.setup({ applyAccept: false }).upload(input, picked);
const drop = (root: HTMLElement, ...files: File[]) =>
  dragFiles(root.querySelector('[data-component=avatar-upload]'), 'drop', ...files);

/** Passes one accepted picture on, once. */
export const Default: Story = {
  parameters: { longText: { name: longText, error: longText } satisfies Story['args'] },
  name: 'Default [SHELL-10]',
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const picture = file('me.webp', 'image/webp');
    await choose(input, picture);
    await expect(args.onUpload).toHaveBeenCalledWith(picture);
    await expect(input).toBeValid();
  },
};

export const WithPicture: Story = { args: { src: storyArt(3) } };

export const NotAnImage: Story = {
  name: 'Not an image [SHELL-10]',
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await choose(input, file('notes.txt', 'text/plain'));
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('extra:avatarUpload.problem.not_image'))).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const WrongKind: Story = {
  name: 'Wrong kind [SHELL-10]',
  play: async ({ canvasElement, args }) => {
    await choose(inputOf(canvasElement), file('me.bmp', 'image/bmp'));
    await expect(within(canvasElement).getByText(says('extra:avatarUpload.problem.type'))).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const Heic: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(inputOf(canvasElement), file('IMG_1.heic', 'image/heic'));
    const text = `${storyText('extra:avatarUpload.problem.type')} ${storyText('extra:heic')}`;
    await expect(within(canvasElement).getByText(text)).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const TwoFiles: Story = {
  name: 'Two files [SHELL-10]',
  play: async ({ canvasElement, args }) => {
    drop(canvasElement, file('a.png', 'image/png'), file('b.png', 'image/png'));
    await expect(
      await within(canvasElement).findByText(says('extra:avatarUpload.problem.count')),
    ).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    drop(canvasElement, file('a.png', 'image/png'));
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

/** Ignores files during an upload. */
export const Busy: Story = {
  name: 'Busy [SHELL-10]',
  args: { pending: true, src: storyArt(3) },
  play: async ({ canvasElement, args }) => {
    await choose(inputOf(canvasElement), file('me.png', 'image/png'));
    drop(canvasElement, file('me.png', 'image/png'));
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const Refused: Story = { args: { error: 'This picture shows somebody else.' } };

export const Failed: Story = {
  name: 'Failed [SHELL-10]',
  args: { error: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('extra:avatarUpload.failed'))).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
