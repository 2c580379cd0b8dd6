import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ModelCard } from '../model-card/model-card.tsx';
import { longText, storyArt } from '../story/index.ts';
import { modelGridDocs } from './model-grid.docs.ts';
import { ModelGrid } from './model-grid.tsx';

const names = [
  'Aurora Vale',
  'Bruna',
  'Celeste M',
  'Dora',
  'Estelle',
  'Freya',
  'Gaia',
  'Hana',
  'Iris',
  'June',
];
const cards = names.map((name, index) => (
  <ModelCard
    key={name}
    name={name}
    href={`#${index}`}
    age={21 + ((index * 7) % 19)}
    viewerCount={(index * 7919) % 2600}
    recent={index % 4 === 1}
    status={index % 5 === 3 ? 'private' : 'online'}
    thumbnailUrl={storyArt(index)}
    tags={['music', 'english', 'night-owl']}
    subject="Piano requests until midnight. Goal: a new song at 500 tokens"
  />
));

const meta = {
  title: 'UI/Model grid',
  component: ModelGrid,
  parameters: { componentDocs: modelGridDocs, conformance: { tag: 'ul' } },
  args: { label: 'Live now', children: cards },
} satisfies Meta<typeof ModelGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      children: [
        <ModelCard key="a" href="#a" name={longText} status="limited" subject={longText} tags={[longText]} />,
        <ModelCard key="b" href="#b" name="June" status="standby" />,
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Live now' });
    await expect(list.children).toHaveLength(names.length);
  },
};

/** First load: placeholders reserve the space, so that the layout does not shift. */
export const Loading: Story = {
  args: { children: [], pending: 8 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

/** More cards are loading after the existing ones. */
export const Growing: Story = { args: { pending: 4 } };

export const WiderCards: Story = { args: { minWidth: 320 } };

const columnsOf = (canvasElement: HTMLElement) =>
  getComputedStyle(within(canvasElement).getByRole('list', { name: 'Live now' })).gridTemplateColumns.split(
    ' ',
  ).length;

export const OnAPhone: Story = {
  args: { pending: 2 },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(2),
};

/** With large text a phone shows one column, so that names fit. */
export const LargeTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, textSize: '200' },
  play: async ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(1),
};
