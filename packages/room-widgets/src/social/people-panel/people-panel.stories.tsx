import { exampleConversation } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MessageList } from '../message-list/message-list.tsx';
import { PeopleSettings } from '../people-settings/people-settings.tsx';
import { peoplePanelDocs } from './people-panel.docs.ts';
import { PeoplePanel } from './people-panel.tsx';

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
  title: 'Room/Social/People panel',
  tags: ['PM-01'],
  component: PeoplePanel,
  parameters: { componentDocs: peoplePanelDocs, conformance: { tag: 'div' } },
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
    await userEvent.click(within(canvasElement).getByRole('radio', { name: says('social:friends.label') }));
    await expect(args.onViewChange).toHaveBeenCalledWith('friends');
  },
};
export const Settings: Story = {
  args: {
    view: 'settings',
    children: <PeopleSettings allowed sound={false} onChange={fn()} />,
  },
};
