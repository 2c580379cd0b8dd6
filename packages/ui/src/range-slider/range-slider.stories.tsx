import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { backKey, forwardKey, longText, says, storyNumber } from '../story/index.ts';
import { rangeSliderDocs } from './range-slider.docs.ts';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

const Held = (args: RangeSliderProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <div className="max-w-96">
      <RangeSlider
        {...args}
        {...(value === undefined ? {} : { value })}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'UI/Range slider',
  component: RangeSlider,
  parameters: { componentDocs: rangeSliderDocs, conformance: { tag: 'span' } },
  args: {
    'aria-label': 'Price per minute',
    value: [20, 60],
    showValue: true,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const thumbsOf = (root: HTMLElement) => {
  const group = within(root);
  return {
    from: group.getByRole('slider', { name: says('extra:range.from') }),
    to: group.getByRole('slider', { name: says('extra:range.to') }),
  };
};

/** Each thumb is a stop of Tab and stops at the other one. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Price per minute' })).toBeVisible();
    const { from, to } = thumbsOf(canvasElement);
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard(`${forwardKey()}{ArrowUp}`);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([22, 60]);
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard(`{PageDown}{PageDown}{PageDown}${backKey()}`);
    await expect(to).toHaveAttribute('aria-valuenow', '29');
    await userEvent.keyboard('{PageDown}');
    const [low, high] = [from, to].map((thumb) => Number(thumb.getAttribute('aria-valuenow')));
    await expect([low, high]).toEqual([22, 22]);
    await userEvent.keyboard('{End}');
    await expect(to).toHaveAttribute('aria-valuenow', '100');
  },
};

/** The thumbs keep five steps apart. */
export const KeepsADistance: Story = {
  args: { value: [20, 26], minDistance: 5 },
  play: async ({ canvasElement }) => {
    const { from, to } = thumbsOf(canvasElement);
    from.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(from).toHaveAttribute('aria-valuenow', '21');
    await userEvent.keyboard('{Home}');
    await expect(from).toHaveAttribute('aria-valuenow', '0');
    // Each thumb goes as far as it can, and none moves the other.
    await userEvent.keyboard('{End}');
    await expect(from).toHaveAttribute('aria-valuenow', '21');
    to.focus();
    await userEvent.keyboard('{End}{Home}');
    await expect(from).toHaveAttribute('aria-valuenow', '21');
    await expect(to).toHaveAttribute('aria-valuenow', '26');
  },
};

const FormOfRanges = ({ off }: { off: boolean }) => (
  <form aria-label="Search" className="max-w-96">
    <fieldset disabled={off}>
      <RangeSlider aria-label="Age" min={18} max={99} defaultValue={[20, 40]} fromName="from" toName="to" />
    </fieldset>
    <button type="reset">Reset</button>
  </form>
);

/** Keeps its own value, sends both, and goes back to its default. */
export const InAForm: Story = {
  render: () => <FormOfRanges off={false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>('form'))];
    await waitFor(() => expect(sent()).toEqual([['from', '20'], ['to', '40']])); // biome-ignore format: pairs
    thumbsOf(canvasElement).to.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(sent()).toEqual([['from', '20'], ['to', '41']])); // biome-ignore format: pairs
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual([['from', '20'], ['to', '40']])); // biome-ignore format: pairs
  },
};

export const InADisabledFieldset: Story = {
  render: () => <FormOfRanges off />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await waitFor(() => expect([...new FormData(form)]).toEqual([]));
    await waitFor(() => expect(thumbsOf(canvasElement).from).not.toHaveAttribute('tabindex'));
  },
};

/** A click on the field's label focuses the first thumb. */
export const InAField: Story = {
  render: (args) => (
    <div className="max-w-96">
      <Field label="Length" hint="In minutes.">
        <RangeSlider {...args} aria-label={undefined} format={(value) => `${storyNumber(value)} min`} />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Length' });
    await expect(group).toHaveAccessibleDescription('In minutes.');
    await userEvent.click(within(canvasElement).getByText('Length'));
    const { from } = thumbsOf(canvasElement);
    await expect(from).toHaveFocus();
    await expect(from).toHaveAttribute('aria-valuetext', `${storyNumber(20)} min`);
  },
};

/** Values that do not fit are clamped. */
export const Beyond: Story = {
  args: { value: [-5, 9e9] },
  play: async ({ canvasElement }) => {
    const { from, to } = thumbsOf(canvasElement);
    await expect([from, to].map((thumb) => thumb.getAttribute('aria-valuenow'))).toEqual(['0', '100']);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { from, to } = thumbsOf(canvasElement);
    await expect(from.getBoundingClientRect().left).toBeGreaterThan(to.getBoundingClientRect().left);
    from.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(from).toHaveAttribute('aria-valuenow', '21');
  },
};

export const InALongField: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <Field label={longText} hint={longText}>
      <Held {...args} aria-label={longText} format={(value) => storyNumber(value * 1e9)} />
    </Field>
  ),
};
