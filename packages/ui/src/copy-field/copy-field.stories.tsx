import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, says } from '../story/index.ts';
import { copyFieldDocs } from './copy-field.docs.ts';
import { CopyField, type CopyFieldProps } from './copy-field.tsx';

const meta = {
  title: 'UI/Copy field',
  component: CopyField,
  parameters: { componentDocs: copyFieldDocs, conformance: { tag: 'div' } },
  args: { value: 'https://footlight.example/join?id=velvet', onCopied: fn() },
  render: (args: CopyFieldProps) => (
    <div className="max-w-96">
      <Field label="Your link">
        <CopyField {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tests cannot write to the clipboard, so they check the call. */
const clipboard = (write: (text: string) => Promise<void>) => {
  const written = fn(write);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  return written;
};

export const Default: Story = { parameters: { longText: { value: longText } satisfies Story['args'] } };

export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const written = clipboard(async () => {});
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('extra:copy.label') }));
    await expect(await canvas.findByRole('button', { name: says('extra:copy.copied') })).toBeVisible();
    await expect(written).toHaveBeenCalledWith(args.value);
    await expect(args.onCopied).toHaveBeenCalledWith(args.value);
  },
};

/** The browser refuses: the text is selected for the user's own shortcut. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    clipboard(() => Promise.reject(new Error('refused')));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('button', { name: says('extra:copy.failed') });
    const input = canvas.getByLabelText<HTMLInputElement>('Your link');
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, args.value.length]);
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { value: '' } };
export const Disabled: Story = { args: { disabled: true } };
