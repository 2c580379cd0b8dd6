import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { goalFormDocs } from './goal-form.docs.ts';
import { GoalForm } from './goal-form.tsx';

const meta = {
  title: 'Room/Room apps/Goal form',
  component: GoalForm,
  parameters: { componentDocs: goalFormDocs, conformance: { tag: 'section' } },
  args: {
    goal: null,
    draft: { title: '', target: 1_000 },
    onDraftChange: fn(),
    onStart: fn(),
    onEnd: fn(),
  },
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <GoalForm
        {...args}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next);
          args.onDraftChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof GoalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: starts a goal [APP-01]',
  parameters: { longText: { draft: { title: longText, target: 10_000_000 } } satisfies Story['args'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(says('broadcaster:config.title')), 'A song');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ title: 'A song', target: 1_000 });
    await userEvent.click(canvas.getByRole('button', { name: says('live:goal.start') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: { goal: storyApps.tip_goal },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('live:goal.end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const RefusedByThePlatform: Story = {
  args: { fieldErrors: { 'config.title': 'required', 'config.target': 'too_big' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('common:problem.required'))).toBeVisible();
  },
};
/** Said in the form, and read out. */
export const NotSaved: Story = {
  args: { error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No connection');
  },
};
