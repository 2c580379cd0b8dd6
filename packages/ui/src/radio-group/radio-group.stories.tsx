import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, variantMatrix } from '../story/index.ts';
import { radioGroupDocs } from './radio-group.docs.ts';
import { RadioGroup, type RadioOption, radioGroupVariants } from './radio-group.tsx';

const options: RadioOption[] = [
  { value: 'all', label: 'Everyone' },
  { value: 'tip_recent', label: 'Who tipped lately', hint: 'In the last 30 days.' },
  { value: 'tokens', label: 'Who has tokens' },
];

const meta = {
  title: 'UI/Radio group',
  component: RadioGroup,
  parameters: { componentDocs: radioGroupDocs, conformance: { tag: 'div' } },
  args: { 'aria-label': 'Who may write', options, defaultValue: 'all', onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      options: [
        { value: 'one', label: longText, hint: longText },
        { value: 'two', label: 'Short' },
      ],
      defaultValue: 'one',
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Who may write' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const lately = canvas.getByRole('radio', { name: 'Who tipped lately' });
    await expect(lately).toBeChecked();
    await expect(lately).toHaveAccessibleDescription('In the last 30 days.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tip_recent');
    await userEvent.click(canvas.getByText('Who has tokens'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tokens');
  },
};

export const Matrix: Story = variantMatrix(radioGroupVariants, (props) => (
  <RadioGroup {...props} aria-label={`As a ${props.direction}`} options={options} defaultValue="tokens" />
));

export const NothingChosen: Story = { args: { value: null } };

export const InAField: Story = {
  render: (args) => (
    <Field label="Who may write" error="Please choose one.">
      <RadioGroup {...args} aria-label={undefined} value={null} />
    </Field>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Who may write' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please choose one.');
    // A press on the label of a group is no choice.
    await userEvent.click(canvas.getByText('Who may write'));
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'tokens' })) },
};
