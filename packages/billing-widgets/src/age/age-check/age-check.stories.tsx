import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ageCheckDocs } from './age-check.docs.ts';
import { AgeCheck } from './age-check.tsx';

const meta = {
  title: 'Billing/Age/Age check',
  component: AgeCheck,
  args: {
    methods: ['yoti_id', 'yoti_digital_id', 'live_id'],
    state: 'needed',
    pendingId: null,
    error: null,
    onStart: fn(),
    onContinue: fn(),
  },
  parameters: { componentDocs: ageCheckDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof AgeCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { error: longText } satisfies Story['args'] },
  name: 'Default [AGE-02] [AGE-03]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:ageCheck.method.yoti_id') }));
    await expect(args.onStart).toHaveBeenCalledWith('yoti_id');
  },
};

/** France and Italy hide the card and the face scan. */
export const France: Story = {
  name: 'France [AGE-03]',
  args: { country: 'FR' },
  globals: { language: 'fr' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('wallet:ageCheck.hidden'))).toBeVisible();
    for (const method of ['card', 'face_scan'] as const)
      await expect(
        canvas.queryByRole('button', { name: says(`wallet:ageCheck.method.${method}`) }),
      ).toBeNull();
  },
};

export const Florida: Story = { args: { methods: ['incode'] } };

/** While a provider’s page opens, no second check can be started. */
export const Sending: Story = {
  args: { pendingId: 'yoti_id' },
  play: async ({ canvasElement, args }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { state: 'pending' } };
export const Declined: Story = { args: { state: 'declined' } };
export const Failed: Story = { args: { error: 'No connection.' } };

export const Done: Story = {
  args: { state: 'done', methods: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('wallet:ageCheck.continue') }),
    );
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const WithoutProvider: Story = {
  args: { methods: [], supportHref: 'mailto:help@example.com' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: says('wallet:ageCheck.support') })).toBeVisible();
  },
};

/** An account keeps the proof. */
export const Guest: Story = {
  name: 'Guest [AGE-02]',
  args: { onSignUp: fn() },
  play: async ({ canvasElement, args }) => {
    const signUp = says('wallet:ageCheck.signUp');
    await userEvent.click(within(canvasElement).getByRole('button', { name: signUp }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};

export const AllMethods: Story = {
  args: { methods: ['incode', 'yoti_id', 'yoti_digital_id', 'live_id', 'card', 'face_scan'] },
};
