import { storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roomSubjectDocs } from './room-subject.docs.ts';
import { RoomSubject } from './room-subject.tsx';

const meta = {
  title: 'Room/Room/Room subject',
  component: RoomSubject,
  parameters: { componentDocs: roomSubjectDocs, conformance: { tag: 'p' } },
  args: { text: 'Piano requests until midnight. Goal: a new song at 500 tokens' },
} satisfies Meta<typeof RoomSubject>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the label “Topic” before the text. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="room-subject"]')).toHaveTextContent(
      `${storyText('room:subject')}: ${args.text}`,
    );
  },
};

/** Takes up no space. */
export const Empty: Story = {
  args: { text: '  ' },
  render: (args) => (
    <>
      <p>Above</p>
      <RoomSubject {...args} />
      <p>Below</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="room-subject"]')).toBeNull();
  },
};

const markup = '<img src=x onerror="alert(1)"> <b>Goal</b> &amp; more';

/** Markup is shown as text. */
export const Markup: Story = {
  args: { text: markup },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="text"]')?.textContent).toBe(markup);
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
};

/** A topic keeps its own direction, whatever the direction of the page. */
export const RightToLeft: Story = {
  args: { text: 'أغاني حتى منتصف الليل: الهدف 500' },
  render: (args) => (
    <div dir="rtl" className="flex flex-col gap-3 px-3">
      <RoomSubject {...args} />
      <RoomSubject {...args} text="Songs until midnight. Goal: 500!" />
    </div>
  ),
};

/** The broadcaster's colour, darkened or lightened until it is readable. */
export const OwnColour: Story = {
  name: 'Custom colour [ROOM-04]',
  args: { text: 'Evening songs', color: '#ffee00' },
};
