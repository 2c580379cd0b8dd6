import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { longText } from '../story/index.ts';
import { accordionDocs } from './accordion.docs.ts';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  args: {
    children: [
      <Disclosure key="tokens" summary="What are tokens?">
        Tokens are what you pay with on this site.
      </Disclosure>,
      <Disclosure key="private" summary="What is a private show?">
        A show for one viewer, paid by the minute.
      </Disclosure>,
      <Disclosure key="card" summary="Is my card saved?">
        Only if you say so when you pay.
      </Disclosure>,
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
  parameters: { componentDocs: accordionDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      children: (
        <Disclosure summary={longText} defaultOpen>
          {longText}
        </Disclosure>
      ),
    } satisfies Story['args'],
  },
};

const partsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('details')];

/** Parts open on their own. */
export const SeveralOpen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What are tokens?'));
    await userEvent.click(canvas.getByText('Is my card saved?'));
    await expect(partsOf(canvasElement).map(({ open }) => open)).toEqual([true, false, true]);
  },
};

/** One part at a time. */
export const Single: Story = {
  args: { single: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What are tokens?'));
    await userEvent.click(canvas.getByText('Is my card saved?'));
    await waitFor(() => expect(partsOf(canvasElement).map(({ open }) => open)).toEqual([false, false, true]));
  },
};
