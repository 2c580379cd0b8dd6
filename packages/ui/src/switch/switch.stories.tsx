import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longText, variantMatrix } from '../story/index.ts';
import { switchDocs } from './switch.docs.ts';
import { Switch, switchVariants } from './switch.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  parameters: { componentDocs: switchDocs, conformance: { tag: 'button' } },
  args: { label: 'Sound of tips', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { hint: longText, labelFirst: true, defaultChecked: true } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Sound of tips' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const Matrix: Story = variantMatrix(switchVariants, (props) => (
  <div className="flex w-64 flex-col gap-3">
    <Switch {...props} label="Off" />
    <Switch {...props} label="On" defaultChecked hint="With a hint." />
  </div>
));

export const WithHint: Story = {
  args: { hint: 'Plays the louder the more tokens come.', defaultChecked: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Sound of tips' });
    await expect(control).toHaveAccessibleDescription('Plays the louder the more tokens come.');
  },
};

/** The switches align in a column at the end of the lines. */
export const Settings: Story = {
  render: () => (
    <div className="flex max-w-96 flex-col gap-4">
      <Switch labelFirst label="Emoticons" defaultChecked />
      <Switch labelFirst label="Invisible" hint="Others do not see you in the list." />
      <Switch labelFirst label="Floating player" hint="Keeps the picture while you scroll." defaultChecked />
      <Switch labelFirst label="Versus" hint="Not in your country." disabled />
    </div>
  ),
};

export const HiddenLabel: Story = {
  args: { hideLabel: true, defaultChecked: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: 'Sound of tips' })).toBeVisible();
  },
};

export const Disabled: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Switch label="Off" disabled />
      <Switch label="On" disabled defaultChecked />
    </div>
  ),
};

/** A form submits it as `on` while it is on. */
export const InAForm: Story = {
  render: () => (
    <form aria-label="Settings" className="flex flex-col gap-3">
      <Switch name="emoticons" label="Emoticons" defaultChecked />
      <Switch name="invisible" label="Invisible" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form).keys()]).toEqual(['emoticons']);
    await userEvent.click(within(canvasElement).getByText('Invisible'));
    await expect([...new FormData(form).keys()]).toEqual(['emoticons', 'invisible']);
  },
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" className="flex max-w-96 flex-col gap-4">
      <Switch label="صوت" defaultChecked />
      <Switch labelFirst label="صوت" />
    </div>
  ),
};
