import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { consentChoicesDocs } from './consent-choices.docs.ts';
import { ConsentChoices } from './consent-choices.tsx';

const choices = [
  { key: 'statistics', title: 'Allow statistics?', body: 'We count visits.', granted: false },
  { key: 'tracking', title: 'Allow partners?', body: 'A partner learns that you came.', granted: true },
];

const meta = {
  title: 'Site/Legal/Consent choices',
  component: ConsentChoices,
  parameters: { componentDocs: consentChoicesDocs, conformance: { tag: 'section' } },
  args: { choices, onChoiceChange: fn() },
} satisfies Meta<typeof ConsentChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      choices: [{ key: 'statistics', title: longText, body: longText, granted: false }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tracking = canvas.getByRole('switch', { name: 'Allow partners?' });
    await expect(tracking).toBeChecked();
    await userEvent.click(tracking);
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith('tracking', false);
    await expect(canvas.getByRole('switch', { name: 'Allow statistics?' })).not.toBeChecked();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Nothing: Story = { args: { choices: [] } };
