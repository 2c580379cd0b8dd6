import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenAmount } from '../token-amount/token-amount.tsx';
import { factListDocs } from './fact-list.docs.ts';
import { Fact, FactList } from './fact-list.tsx';

const meta = {
  title: 'UI/Fact list',
  component: FactList,
  args: {
    children: [
      <Fact key="now" label="You pay now">
        <TokenAmount value={25} />
      </Fact>,
      <Fact key="left" label="You have">
        <TokenAmount value={1_475} />
      </Fact>,
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  parameters: { componentDocs: factListDocs, conformance: { tag: 'dl' } },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced as pairs of name and value. */
export const Default: Story = {
  parameters: {
    longText: {
      children: [
        <Fact key="wide" label={'Mindestaufenthaltsdauereinstellung'.repeat(3)}>
          <TokenAmount value={9_000_000} />
        </Fact>,
        <Fact key="value" label="Guthaben">
          {'Kreditkartennummernverifizierung'.repeat(4)}
        </Fact>,
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('dt')].map((name) => name.textContent);
    await expect(names).toEqual(['You pay now', 'You have']);
    await expect(canvasElement.querySelectorAll('dd')).toHaveLength(2);
  },
};

/** On a wide screen a name stays near its value. */
export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('dl > div')].map((row) =>
      row.getBoundingClientRect(),
    );
    const isWide = window.matchMedia('(min-width: 800px)').matches;
    await expect(first?.top === second?.top).toBe(isWide);
  },
};

export const OneFact: Story = {
  args: { children: <Fact label="Time">12:40</Fact> },
};
