import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoverageTable, type Ledger } from './coverage-table.tsx';

/** Tested here, shown on Start/For QA. */
const meta = {
  title: 'Start/Coverage table',
  tags: ['!autodocs', '!dev'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

const example: Ledger = {
  gates: ['axe', 'right to left', 'conformance'],
  ledger: [
    { component: 'UI/Button', cells: { axe: '✓', 'right to left': '✓', conformance: '✓' } },
    { component: 'UI/Ghost', cells: { axe: '✓', 'right to left': '', conformance: '–' } },
    {
      component: 'Screens/Browse',
      cells: { axe: '✓', 'right to left': '✓', conformance: 'excused: Screens belong to the site.' },
    },
  ],
};

/** A gap has a text, not only a colour; an excuse shows its reason. */
export const Default: StoryObj = {
  render: () => (
    <div className="p-4">
      <CoverageTable {...example} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('hole')).toHaveLength(1);
    await expect(canvas.getByText('1 hole, 1 excused')).toBeVisible();
  },
};
