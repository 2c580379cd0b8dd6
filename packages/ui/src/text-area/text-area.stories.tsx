import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, says } from '../story/index.ts';
import { textAreaDocs } from './text-area.docs.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

const meta = {
  title: 'UI/Text area',
  component: TextArea,
  parameters: { componentDocs: textAreaDocs, conformance: { tag: 'textarea' } },
  render: (args: TextAreaProps) => (
    <div className="max-w-96">
      <Field label="About you" hint="Shown on your page.">
        <TextArea {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { defaultValue: longText, counter: true, maxLength: 500 } satisfies Story['args'] },
  args: { placeholder: 'A few words' },
};

/** Grows line by line up to `maxRows`, then scrolls. */
export const Grows: Story = {
  args: { rows: 2, maxRows: 4 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('About you');
    const before = area.offsetHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await userEvent.type(area, '{Enter}four{Enter}five{Enter}six');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const Counter: Story = {
  args: { counter: true, maxLength: 20 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText<HTMLTextAreaElement>('About you');
    await userEvent.type(area, 'A sentence that does not fit');
    await expect(area.value).toHaveLength(20);
    await expect(area).toHaveAttribute('data-state', 'full');
    const left = within(canvasElement).getByText(says('extra:textArea.left', { count: 0 }));
    await expect(area.getAttribute('aria-describedby')).toContain(left.parentElement?.id);
  },
};

export const NearlyFull: Story = {
  args: { counter: true, maxLength: 40, defaultValue: 'Almost as long as it may be, and now' },
};

export const WithError: Story = {
  render: (args) => (
    <div className="max-w-96">
      <Field label="About you" error="Links are not allowed here.">
        <TextArea {...args} />
      </Field>
    </div>
  ),
  args: { defaultValue: 'See my page at www dot example' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not now.' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Cannot be changed.' } };
