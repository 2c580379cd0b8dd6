import type { Meta, StoryObj } from '@storybook/react-vite';
import { Volume, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { backKey, forwardKey, longText, storyNumber } from '../story/index.ts';
import { Switch } from '../switch/switch.tsx';
import { sliderDocs } from './slider.docs.ts';
import { Slider, type SliderProps } from './slider.tsx';

const Held = (args: SliderProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <div className="max-w-96">
      <Slider
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'UI/Slider',
  component: Slider,
  parameters: { componentDocs: sliderDocs, conformance: { tag: 'span' } },
  args: { 'aria-label': 'Volume', value: 70, onValueChange: fn(), onValueCommit: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Volume' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard(`${forwardKey()}{ArrowUp}`);
    await expect(thumb).toHaveAttribute('aria-valuenow', '72');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard(`{PageUp}${backKey()}`);
    await expect(thumb).toHaveAttribute('aria-valuenow', '9');
  },
};

export const WithEnds: Story = { args: { start: <Volume />, end: <Volume2 />, showValue: true } };

const FormOfSliders = () => {
  const [off, setOff] = useState(true);
  return (
    <form aria-label="Sound" className="flex max-w-96 flex-col gap-3">
      <fieldset disabled={off}>
        <Slider aria-label="Volume" name="volume" defaultValue={40} />
      </fieldset>
      <Switch label="Sound" defaultChecked={!off} onCheckedChange={(on) => setOff(!on)} />
    </form>
  );
};

/** Keeps its own value, and follows a disabled fieldset as native controls do. */
export const InADisabledFieldset: Story = {
  render: () => <FormOfSliders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const thumb = canvas.getByRole('slider', { name: 'Volume' });
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('volume')).toBeNull();
    await waitFor(() => expect(thumb).not.toHaveAttribute('tabindex'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Sound' }));
    await waitFor(() => expect(thumb).toHaveAttribute('tabindex', '0'));
    thumb.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(new FormData(form).get('volume')).toBe('41');
  },
};

export const InAField: Story = {
  render: () => {
    const InField = () => {
      const [value, setValue] = useState(11);
      return (
        <div className="max-w-96">
          <Field label="Size of text" hint="In the chat.">
            <Slider
              value={value}
              onValueChange={setValue}
              min={9}
              max={18}
              showValue
              format={(size) => `${storyNumber(size)} px`}
            />
          </Field>
        </div>
      );
    };
    return <InField />;
  },
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Size of text' });
    await expect(thumb).toHaveAccessibleDescription('In the chat.');
    await userEvent.click(within(canvasElement).getByText('Size of text'));
    await expect(thumb).toHaveFocus();
    await expect(thumb).toHaveAttribute('aria-valuetext', `${storyNumber(11)} px`);
  },
};

export const Ends: Story = {
  render: () => (
    <div className="flex max-w-96 flex-col gap-4">
      <Held aria-label="Least" value={0} onValueChange={() => {}} showValue />
      <Held aria-label="Most" value={100} onValueChange={() => {}} showValue />
      <Held aria-label="Beyond" value={9e9} onValueChange={() => {}} showValue />
      <Held aria-label="No number" value={Number.NaN} onValueChange={() => {}} showValue />
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, showValue: true } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Held {...args} showValue />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '71');
    const { left } = thumb.getBoundingClientRect();
    await userEvent.keyboard('{Home}');
    await expect(thumb.getBoundingClientRect().left).toBeGreaterThan(left);
  },
};

export const InALongField: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <Field label={longText} hint={longText}>
      <Held {...args} aria-label={longText} showValue format={(value) => `${storyNumber(value * 1e9)}`} />
    </Field>
  ),
};
