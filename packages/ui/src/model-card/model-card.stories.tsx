import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ModelGrid } from '../model-grid/model-grid.tsx';
import { longText, says, storyArt } from '../story/index.ts';
import { modelCardDocs } from './model-card.docs.ts';
import { ModelCard, type ModelCardStatus } from './model-card.tsx';

/** One card at its width in a grid. */
const inAColumn: Decorator = (Story) => (
  <div className="max-w-64">
    <Story />
  </div>
);

const meta = {
  title: 'UI/Model card',
  component: ModelCard,
  parameters: { componentDocs: modelCardDocs, conformance: { tag: 'article' } },
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
  parameters: {
    longText: {
      tags: ['rindfleischetikettierung', longText, 'another-tag', 'and-one-more'],
    } satisfies Story['args'],
  },
  decorators: [inAColumn],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName('Aurora Vale');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(within(canvasElement).getByText(says('ui:viewers', { count: 1284 }))).toBeInTheDocument();
  },
};

/** Tags are links above the card's own. */
export const WithTagLinks: Story = {
  decorators: [inAColumn],
  args: { tagHref: (tag) => `#tag-${tag}` },
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByRole('link', { name: 'music' });
    await expect(tag).toHaveAttribute('href', '#tag-music');
    // The card's link covers the card, but not the tag.
    const { x, y, width, height } = tag.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(tag);
  },
};

/** Tags that do not fit are out of view, but come into view with the focus. */
export const MoreTagsThanFit: Story = {
  decorators: [inAColumn],
  args: {
    tagHref: (tag) => `#tag-${tag}`,
    tags: ['night-owl', 'conversation', 'live-music', 'long-distance', 'storytelling', 'cooking', 'dancing'],
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const stops = within(card).getAllByRole('link');
    await expect(stops).toHaveLength(8);
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
      const { x, y, width, height } = stop.getBoundingClientRect();
      await expect(stop).toContainElement(
        document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
      );
    }
  },
};

/** Language, goal and the price of a private show, each also in words. */
export const LanguageGoalAndPrice: Story = {
  decorators: [inAColumn],
  args: {
    language: { code: 'de', name: 'German' },
    goal: { raised: 320, target: 500 },
    privatePrice: 30,
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('German')).toBeInTheDocument();
    await expect(card.getByText(says('ui:goal', { raised: '320', target: '500' }))).toBeInTheDocument();
    await expect(card.getByText(says('ui:privatePrice', { shown: '30' }))).toBeInTheDocument();
  },
};

export const New: Story = { decorators: [inAColumn], args: { recent: true } };

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

/** The camera of a house. */
export const VoyeurOnAPhone: Story = {
  name: 'A voyeur cam [VOYEUR-01]',
  decorators: [inAColumn],
  globals: { viewport: { value: 'mobile' } },
  args: { voyeur: true, versus: true, vr: true, recent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('ui:voyeur'))).toBeVisible();
    await expect(within(canvasElement).getByText(says('ui:vr'))).toBeVisible();
  },
};

export const PictureThatFails: Story = {
  decorators: [inAColumn],
  args: { thumbnailUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** Extreme numbers stay within the card. */
export const HugeAmounts: Story = { decorators: [inAColumn], args: { viewerCount: 1e18 } };

/** A dense brand has smaller distances, and tags as high as before. */
export const InADenseBrand: Story = {
  decorators: [
    inAColumn,
    (Story) => (
      <div style={{ '--fl-density': 0.8 } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tags = canvasElement.querySelector('[data-part=tags]');
    const bottom = tags?.firstElementChild?.getBoundingClientRect().bottom ?? 99;
    await expect(bottom).toBeLessThanOrEqual(tags?.getBoundingClientRect().bottom ?? 0);
  },
};
