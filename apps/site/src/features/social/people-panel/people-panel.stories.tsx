import { exampleConversation } from '@footlight/contract/fixtures';
import { MessageList } from '@footlight/room-widgets';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PeoplePanel } from './people-panel.tsx';
import { PeopleSettings } from './people-settings.tsx';

const list = (
  <MessageList
    conversations={[exampleConversation]}
    me="viewer"
    selected={null}
    sort="timestamp"
    onSortChange={fn()}
    onSelect={fn()}
    now={exampleConversation.at}
  />
);

const meta = {
  title: 'Screens/People panel',
  tags: ['PM-01'],
  component: PeoplePanel,
  args: { view: 'messages', onViewChange: fn(), children: list },
} satisfies Meta<typeof PeoplePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      children: (
        <MessageList
          conversations={[{ ...exampleConversation, displayName: longText }]}
          me="viewer"
          selected={null}
          sort="unread"
          onSortChange={fn()}
          onSelect={fn()}
          now={exampleConversation.at}
        />
      ),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: says('people:friends.label') }));
    await expect(args.onViewChange).toHaveBeenCalledWith('friends');
  },
};
export const Settings: Story = {
  args: {
    view: 'settings',
    children: <PeopleSettings isAllowed hasSound={false} onChange={fn()} />,
  },
};
