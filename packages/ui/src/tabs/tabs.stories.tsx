import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { forwardKey, longText } from '../story/index.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { tabsDocs } from './tabs.docs.ts';
import { Tabs, type TabsProps } from './tabs.tsx';

const Stateful = (props: TabsProps) => {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  parameters: { componentDocs: tabsDocs, conformance: { tag: 'div' } },
  args: {
    label: 'Room',
    value: 'chat',
    onValueChange: () => {},
    items: [
      { value: 'chat', label: 'Chat', icon: <MessageCircle />, content: 'Lines of chat' },
      { value: 'users', label: 'Users', icon: <Users />, count: 128, content: 'Who is here' },
      { value: 'bio', label: 'Bio', content: 'About the model' },
    ],
  },
  render: (args) => <Stateful key={args.value} {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: [
        { value: 'chat', label: longText, count: 1_234_567, content: longText },
        { value: 'users', label: 'Users', content: 'Who is here' },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Chat' }));
    await userEvent.keyboard(forwardKey());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who is here');
  },
};

/** Keeps the shown panel itself. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'users' },
  render: (args) => <Tabs {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who is here');
    await userEvent.click(canvas.getByRole('tab', { name: 'Bio' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('About the model');
  },
};

const isInView = (tab: HTMLElement) => {
  const [own, row] = [tab, tab.parentElement ?? tab].map((element) => element.getBoundingClientRect());
  return own !== undefined && row !== undefined && own.left >= row.left - 1 && own.right <= row.right + 1;
};

/** The chosen tab is in view from the start, where the browser knows `scroll-initial-target`. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByRole('tab', { name: 'Privacy' });
    await waitFor(() => expect(isInView(last)).toBe(true));
    await userEvent.click(last);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInView(canvas.getByRole('tab', { name: 'Overview' }))).toBe(true));
  },
  args: {
    value: 'Privacy',
    items: ['Overview', 'Purchases', 'Einzugsermächtigung', 'Notifications', 'Privacy'].map((label) => ({
      value: label,
      label,
      content: label,
    })),
  },
};

/** On a right-to-left page, the left arrow goes to the next tab. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Chat' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who is here');
  },
};

/** A click leaves no trace: the next focus by keyboard is on the chosen tab, where its ring shows. */
export const RingAfterAClick: Story = {
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Stateful key={args.value} {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const users = canvas.getByRole('tab', { name: /^Users/ });
    for (const _press of ['first', 'again']) await userEvent.click(users);
    await userEvent.click(canvas.getByRole('button', { name: 'Before' }));
    await userEvent.tab();
    await expect(users).toHaveFocus();
    await expect(users.matches(':focus-visible')).toBe(true);
  },
};

/** Hidden panels keep their input. */
export const KeepsPanels: Story = {
  args: {
    keepMounted: true,
    items: [
      { value: 'chat', label: 'Chat', content: <TextInput aria-label="Message" /> },
      { value: 'bio', label: 'Bio', content: 'About the model' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'hello');
    await userEvent.click(canvas.getByRole('tab', { name: 'Bio' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Chat' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('hello');
  },
};

export const OneDisabled: Story = {
  args: {
    items: [
      { value: 'chat', label: 'Chat', content: 'Lines of chat' },
      { value: 'vr', label: 'VR', content: 'Not here', disabled: true },
    ],
  },
};
