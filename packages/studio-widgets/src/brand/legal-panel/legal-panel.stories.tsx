import { keepsFocus, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { legalPanelDocs } from './legal-panel.docs.ts';
import { LegalPanel } from './legal-panel.tsx';
import { StoryLegal } from './story-legal.tsx';

const meta = {
  title: 'Studio/Brand/Legal panel',
  component: LegalPanel,
  parameters: { componentDocs: legalPanelDocs, conformance: { tag: 'div' } },
  args: {
    documents: [{ key: 'terms', label: 'Terms' }],
    document: 'terms',
    current: { version: '2026-11-20', source: 'house', texts: {}, history: [] },
    draft: {},
    changed: false,
    problem: null,
    pendingAction: null,
    error: null,
    done: null,
    onDocumentChange: fn(),
    onDraftChange: fn(),
    onPublish: fn(),
    onRestore: fn(),
    onDiscard: fn(),
  },
  render: () => <StoryLegal />,
} satisfies Meta<typeof LegalPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An operator's own legal text, written as plain text; a mistake is named with its line. */
export const Default: Story = {
  name: 'Default [LEGAL-01]',
  play: async ({ canvasElement }) => {
    const panel = canvasElement;
    const text = within(panel).getByRole('textbox');
    await userEvent.click(within(panel).getByRole('button', { name: says('studio:legal.begin') }));
    await expect((text as HTMLTextAreaElement).value).toMatch(/^# .+\n\n## /);
    fireEvent.change(text, { target: { value: '# Terms\n\nNo heading' } });
    await userEvent.click(within(panel).getByRole('button', { name: says('studio:legal.publish') }));
    await expect(text).toHaveAccessibleDescription(
      expect.stringContaining(storyText('studio:legal.problem.heading', { line: 3 })),
    );
    await keepsFocus(within(panel).getByRole('button', { name: says('studio:legal.discard') }));
    await expect(text).toHaveValue('');
  },
};
export const KeepsTheFocus: Story = {
  name: 'Buttons of legal texts keep the focus, or lead it to the text’s origin',
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: says('studio:legal.backToHouse') }));
    await expect(panel.getByText(says('studio:legal.house', { version: '2026-11-20' }))).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: says('studio:legal.begin') }));
    await keepsFocus(panel.getByRole('button', { name: says('studio:legal.publish') }));
  },
};
