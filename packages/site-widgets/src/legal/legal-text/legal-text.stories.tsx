import { exampleLegalDocument } from '@footlight/contract/fixtures';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { legalTextDocs } from './legal-text.docs.ts';
import { LegalText } from './legal-text.tsx';

const meta = {
  title: 'Site/Legal/Text',
  component: LegalText,
  parameters: { componentDocs: legalTextDocs, conformance: { tag: 'div' } },
  args: { document: exampleLegalDocument, level: 2 },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      document: {
        ...exampleLegalDocument,
        document_text: [{ heading: longText, paragraphs: [longText], items: [longText, longText] }],
      },
    } satisfies Story['args'],
  },
  name: 'Default [LEGAL-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((one) => one.textContent)).toEqual(
      exampleLegalDocument.document_text.map(({ heading }) => heading),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Write to support@footlight.example.')).toBeVisible();
  },
};
export const InADialog: Story = { args: { level: 3 } };
export const Expired: Story = {
  name: 'Expired [LEGAL-01]',
  args: { document: { ...exampleLegalDocument, version: '2026-11-23.2', expired: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('2026-11-23.2', { exact: false })).toBeVisible();
  },
};
