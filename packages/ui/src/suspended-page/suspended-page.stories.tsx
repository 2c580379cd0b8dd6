import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { says, storyDate } from '../story/index.ts';
import { suspendedPageDocs } from './suspended-page.docs.ts';
import { SuspendedPage } from './suspended-page.tsx';

const until = new Date('2031-05-04T00:00:00Z');

const meta = {
  title: 'UI/Suspended page',
  tags: ['SHELL-06'],
  component: SuspendedPage,
  args: {
    until,
    contact: 'support@footlight.example',
    action: (
      <Button asChild variant="outline">
        <a href="#out">Sign out</a>
      </Button>
    ),
  },
  argTypes: { until: { control: 'date' } },
  parameters: { layout: 'fullscreen', componentDocs: suspendedPageDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof SuspendedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the last day in the platform's time zone, and the contact. */
export const Default: Story = {
  parameters: {
    longText: {
      contact: `https://hilfe.footlight.example/${'kontosperrungsbeschwerdestelle/'.repeat(8)}`,
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: says('ui:error.suspended') })).toBeVisible();
    const date = storyDate(until, { dateStyle: 'long', timeZone: 'UTC' });
    await expect(canvas.getByText(says('ui:error.suspendedUntil', { date }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@footlight.example' })).toHaveAttribute(
      'href',
      'mailto:support@footlight.example',
    );
  },
};

export const WithoutAnEnd: Story = { args: { until: undefined } };

export const ContactAsText: Story = {
  args: { contact: 'the desk at your studio' },
  play: async ({ canvasElement }) => {
    const contact = within(canvasElement).getByText(
      says('ui:error.contact', { contact: 'the desk at your studio' }),
    );
    await expect(contact).toBeVisible();
  },
};
