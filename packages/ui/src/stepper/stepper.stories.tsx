import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longText, says } from '../story/index.ts';
import { stepperDocs } from './stepper.docs.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  parameters: { componentDocs: stepperDocs, conformance: { tag: 'ol' } },
  args: {
    label: 'Application',
    current: 'papers',
    steps: [
      { key: 'account', label: 'Account', hint: 'Name and email' },
      { key: 'papers', label: 'Proof of age', hint: 'A picture of your ID' },
      { key: 'payout', label: 'Payout' },
      { key: 'check', label: 'Review' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const statesOf = (root: HTMLElement) =>
  within(root)
    .getAllByRole('listitem')
    .map((step) => step.dataset.state);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(statesOf(canvasElement)).toEqual(['done', 'current', 'upcoming', 'upcoming']);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(within(canvasElement).getByRole('img', { name: says('extra:stepper.done') })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Only done steps lead back. */
export const LeadsBack: Story = {
  args: { current: 'payout', onAction: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Proof of age' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('papers');
  },
};

export const AllDone: Story = {
  args: { current: null },
  play: async ({ canvasElement }) => {
    await expect(new Set(statesOf(canvasElement))).toEqual(new Set(['done']));
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** A column below 800 px. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { steps: [...meta.args.steps, { key: 'long', label: longText, hint: longText }] },
};
