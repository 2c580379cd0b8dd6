import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says, storyArt } from '../story/index.ts';
import { ModelCard, type ModelCardStatus } from './model-card.tsx';
import { ModelGrid } from './model-grid.tsx';

/** One card as wide as it is in a grid. */
const inAColumn: Decorator = (Story) => (
  <div className="max-w-64">
    <Story />
  </div>
);

const meta = {
  title: 'UI/Model card',
  component: ModelCard,
  args: {
    href: '#aurora',
    name: 'Aurora Vale',
    age: 27,
    status: 'online',
    thumbnailUrl: storyArt(3),
    viewerCount: 1284,
    tags: ['music', 'english', 'night-owl'],
    subject: 'Piano requests until midnight. Goal: a new song at 500 tokens',
  },
} satisfies Meta<typeof ModelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [inAColumn],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName('Aurora Vale');
    await expect(within(canvasElement).getByText(says('ui:viewers', { count: 1284 }))).toBeInTheDocument();
  },
};

export const New: Story = { decorators: [inAColumn], args: { isNew: true } };

export const WithoutPicture: Story = {
  decorators: [inAColumn],
  args: { thumbnailUrl: undefined, status: 'offline' },
};

const statuses: Record<ModelCardStatus, string> = {
  online: 'Aurora Vale',
  private: 'Bruna',
  limited: 'Celeste M',
  connected: 'Dora',
  standby: 'Estelle',
  offline: 'Freya',
};

export const EveryStatus: Story = {
  decorators: [
    (Story) => (
      <div className="w-[min(96vw,1200px)]">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <ModelGrid label="Statuses">
      {(Object.keys(statuses) as ModelCardStatus[]).map((status, index) => (
        <ModelCard
          key={status}
          {...args}
          status={status}
          name={statuses[status]}
          thumbnailUrl={storyArt(index + 5)}
        />
      ))}
    </ModelGrid>
  ),
};

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

export const Grid: Story = {
  decorators: [
    (Story) => (
      <div className="w-[min(calc(100vw-2rem),1600px)]">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <ModelGrid label="Live now" pending={4}>
      {names.map((name, index) => (
        <ModelCard
          key={name}
          {...args}
          name={name}
          href={`#${index}`}
          age={21 + ((index * 7) % 19)}
          viewerCount={(index * 7919) % 2600}
          isNew={index % 4 === 1}
          status={index % 5 === 3 ? 'private' : 'online'}
          thumbnailUrl={storyArt(index)}
        />
      ))}
    </ModelGrid>
  ),
};

export const GridOnAPhone: Story = { ...Grid, globals: { viewport: { value: 'mobile' } } };

export const LongText: Story = {
  decorators: [inAColumn],
  args: {
    name: 'Maximiliane-Friederike von und zu Hohenstein-Wittelsbach',
    subject:
      'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch und danach ein langer Satz, der nach zwei Zeilen endet, wie lang er auch immer sein mag',
    tags: ['rindfleischetikettierung', 'long-distance', 'another-tag', 'and-one-more'],
  },
};
