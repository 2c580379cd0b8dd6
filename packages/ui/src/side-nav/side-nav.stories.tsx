import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, ChartColumn, Clapperboard, Palette, Radio } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { longText } from '../story/index.ts';
import { sideNavDocs } from './side-nav.docs.ts';
import { SideNav, SideNavGroup } from './side-nav.tsx';

const studio = [
  { href: '#live', label: 'Go live', icon: <Radio />, current: true },
  { href: '#media', label: 'Media library', icon: <Clapperboard /> },
  { href: '#schedule', label: 'Schedule', icon: <CalendarDays /> },
  { href: '#earnings', label: 'Earnings', icon: <ChartColumn /> },
];

const meta = {
  title: 'UI/Side nav',
  component: SideNav,
  parameters: { componentDocs: sideNavDocs, conformance: { tag: 'div' } },
  args: { className: 'desktop:w-60', children: <SideNavGroup label="Studio" items={studio} /> },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      children: <SideNavGroup label={longText} items={[{ href: '#long', label: longText, current: true }]} />,
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Studio' });
    const current = within(nav).getByRole('link', { name: 'Go live' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};

/** A person with several jobs. */
export const Groups: Story = {
  args: {
    children: (
      <>
        <SideNavGroup label="Studio" showLabel items={studio} />
        <SideNavGroup
          label="Brands"
          showLabel
          items={[{ href: '#brand', label: 'Brand Studio', icon: <Palette /> }]}
        />
      </>
    ),
  },
};

/** The row scrolls, and starts at the current page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    children: (
      <SideNavGroup label="Studio" items={studio.map((item, index) => ({ ...item, current: index === 3 }))} />
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { current: 'page' });
    const row = link.closest('[data-component=side-nav]') ?? link;
    const [own, view] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    await expect(own.left).toBeGreaterThanOrEqual(view.left);
    await expect(own.right).toBeLessThanOrEqual(view.right);
  },
};
