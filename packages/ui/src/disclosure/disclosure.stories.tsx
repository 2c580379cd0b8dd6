import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longText, variantMatrix } from '../story/index.ts';
import { disclosureDocs } from './disclosure.docs.ts';
import { Disclosure, disclosureVariants } from './disclosure.tsx';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    summary: 'How odds work',
    children: 'Each prize has a weight. Its chance is its weight divided by the sum of all weights.',
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
  parameters: { componentDocs: disclosureDocs, conformance: { tag: 'details' } },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { summary: longText, children: longText, defaultOpen: true } satisfies Story['args'],
  },
};

export const Matrix: Story = variantMatrix(disclosureVariants, (props) => (
  <Disclosure {...props} summary="How odds work" defaultOpen>
    By weight.
  </Disclosure>
));

/** A press anywhere on the summary, also beside its text. */
export const Opens: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const body = canvas.getByText(/Each prize/);
    await expect(body).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('[data-part="arrow"]') as Element);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(body).toBeVisible();
    await userEvent.click(canvas.getByText('How odds work'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(body).not.toBeVisible();
  },
};

const Owned = () => {
  const [open, setOpen] = useState(false);
  const [locked, setLocked] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Disclosure summary="Odds" open={open} onOpenChange={(next) => !locked && setOpen(next)}>
        By weight.
      </Disclosure>
      <Button onClick={() => setOpen(true)}>Show odds</Button>
      <Button onClick={() => setLocked(true)}>Lock</Button>
    </div>
  );
};

/** Its owner opens it, and may refuse. */
export const Controlled: Story = {
  render: () => <Owned />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = canvas.getByText('By weight.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show odds' }));
    await expect(body).toBeVisible();
    await userEvent.click(canvas.getByText('Odds'));
    await waitFor(() => expect(body).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await userEvent.click(canvas.getByText('Odds'));
    await expect(body).not.toBeVisible();
  },
};

export const AsAHeading: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 3, name: 'How odds work' }),
    ).toBeVisible();
  },
};
