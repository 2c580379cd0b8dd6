import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dragFiles, longText, says, storyText } from '../story/index.ts';
import { fileDropDocs } from './file-drop.docs.ts';
import { FileDrop } from './file-drop.tsx';
import { fileSize } from './file-rules.ts';

const meta = {
  title: 'UI/File drop',
  component: FileDrop,
  parameters: { componentDocs: fileDropDocs, conformance: { tag: 'div' } },
  args: { onFiles: fn(), onReject: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (root: HTMLElement) => root.querySelector('[data-component=file-drop]') as HTMLElement;
const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });

export const Default: Story = {
  parameters: {
    longText: { label: longText, hint: longText, error: longText, maxSize: 5e9 } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(says('extra:fileDrop.one'));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const one = file('clip.mp4', 'video/mp4');
    await userEvent.upload(input, one);
    await expect(args.onFiles).toHaveBeenCalledWith([one]);
  },
};

export const Rules: Story = {
  args: {
    accept: ['image/*', 'video/mp4'],
    maxSize: 2_500_000,
    hint: 'Pictures and MP4 videos.',
    multiple: true,
  },
};

/** Checks dropped files too, because browsers do not. */
export const Dropped: Story = {
  args: { accept: ['image/*'], maxSize: 5, multiple: true },
  play: async ({ canvasElement, args, globals }) => {
    const box = boxOf(canvasElement);
    const canvas = within(canvasElement);
    const picture = file('a.png', 'image/png');
    dragFiles(box, 'dragenter', picture);
    await waitFor(() => expect(box).toHaveAttribute('data-state', 'over'));
    dragFiles(box, 'drop', picture);
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
    dragFiles(box, 'drop', file('a.txt', 'text/plain'));
    await expect(await canvas.findByText(says('extra:fileDrop.problem.type'))).toBeVisible();
    dragFiles(box, 'drop', file('b.png', 'image/png', 6));
    const size = fileSize(5, String(globals.language));
    await expect(await canvas.findByText(says('extra:fileDrop.problem.size', { size }))).toBeVisible();
    await expect(args.onReject).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

/** Photos of iPhones come with the way to make them usable. */
export const Heic: Story = {
  args: { accept: ['image/jpeg', '.jpg'] },
  play: async ({ canvasElement, args }) => {
    const advice = (text: string) => text.includes(storyText('extra:heic'));
    const canvas = within(canvasElement);
    dragFiles(boxOf(canvasElement), 'drop', file('a.txt', 'text/plain'));
    await canvas.findByText(says('extra:fileDrop.problem.type'));
    await expect(canvas.queryByText(advice)).toBeNull();
    dragFiles(boxOf(canvasElement), 'drop', file('IMG_1.HEIC', ''));
    await expect(await canvas.findByText(advice)).toBeVisible();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** Of several files, the text names those that are wrong. */
export const SomeWrong: Story = {
  args: { accept: ['image/*'], multiple: true },
  play: async ({ canvasElement }) => {
    const right = file('a.png', 'image/png');
    const wrong = ['b', 'c', 'd', 'e'].map((name) => file(`${name}.txt`, 'text/plain'));
    const names = (text: string) => `${text}: ${storyText('extra:fileDrop.problem.type')}`;
    const canvas = within(canvasElement);
    dragFiles(boxOf(canvasElement), 'drop', right, wrong[0] as File);
    await expect(await canvas.findByText(names('b.txt'))).toBeVisible();
    dragFiles(boxOf(canvasElement), 'drop', right, ...wrong);
    await expect(await canvas.findByText(names('b.txt, c.txt, d.txt, …'))).toBeVisible();
  },
};

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    dragFiles(boxOf(canvasElement), 'drop', file('a.png', ''), file('b.png', ''));
    await expect(await within(canvasElement).findByText(says('extra:fileDrop.problem.count'))).toBeVisible();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    dragFiles(boxOf(canvasElement), 'dragenter', file('a.png', 'image/png'));
    await expect(await within(canvasElement).findByText(says('extra:fileDrop.over'))).toBeVisible();
  },
};

export const Busy: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    dragFiles(boxOf(canvasElement), 'drop', file('a.png', 'image/png'));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const WithError: Story = { args: { error: 'The connection was lost. Please try again.' } };
export const Disabled: Story = { args: { disabled: true } };
