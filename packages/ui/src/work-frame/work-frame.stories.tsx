import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Clapperboard, Flag, Radio, Users } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SideNavGroup } from '../side-nav/side-nav.tsx';
import { longText } from '../story/index.ts';
import { workFrameDocs } from './work-frame.docs.ts';
import { WorkFrame } from './work-frame.tsx';

const studio = (
  <SideNavGroup
    label="Studio"
    showLabel
    items={[
      { href: '#live', label: 'Go live', icon: <Radio />, current: true },
      { href: '#media', label: 'Media library', icon: <Clapperboard /> },
      { href: '#schedule', label: 'Schedule', icon: <CalendarDays /> },
    ]}
  />
);
const office = (
  <SideNavGroup
    label="Back office"
    showLabel
    items={[
      { href: '#users', label: 'Users', icon: <Users /> },
      { href: '#reports', label: 'Reports', icon: <Flag /> },
    ]}
  />
);

const meta = {
  title: 'UI/Work frame',
  component: WorkFrame,
  parameters: { componentDocs: workFrameDocs, conformance: { tag: 'div' }, layout: 'fullscreen' },
  args: {
    back: { href: '/', label: 'Back to site' },
    logo: (
      <a href="#home" className="heading truncate text-xl">
        Footlight
      </a>
    ),
    account: (
      <IconButton label="Account">
        <Avatar name="Ada Example" size="sm" />
      </IconButton>
    ),
    nav: studio,
    children: (
      <div className="flex flex-col items-start gap-4 p-6">
        <h1 className="heading text-3xl">Go live</h1>
        <Button>Turn on camera</Button>
      </div>
    ),
  },
} satisfies Meta<typeof WorkFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      logo: (
        <a href="#home" className="heading truncate text-xl">
          {longText}
        </a>
      ),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Back to site' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
    await expect(page.getByRole('main')).toContainElement(page.getByRole('heading', { level: 1 }));
  },
};
/** An account with several jobs. */
export const Groups: Story = {
  args: {
    nav: (
      <>
        {studio}
        {office}
      </>
    ),
  },
};
/** The session is loading. */
export const Loading: Story = { args: { nav: undefined } };
/** One page alone needs no list of pages. */
export const OnePage: Story = { args: { nav: null } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
