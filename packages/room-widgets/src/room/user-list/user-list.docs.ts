import type { ComponentDocs } from '@footlight/ui/story';

export const userListDocs: ComponentDocs = {
  name: 'user-list',
  status: 'stable',
  summary: 'Lists the users in the room by name, and the guests as a number.',
  aliases: ['viewer list', 'participants', 'people in chat'],
  use: ['As the content of a Dialog or Drawer opened by the viewer count.'],
  avoid: ['When the viewer may not see who is there: the parent decides and leaves it out.'],
  anatomy: {
    count: 'The number of people in the room, including guests.',
    sort: 'Sorts by tokens and recent tips, or by name.',
    pending: 'Three placeholder bars while the names load.',
    empty: 'Shown when there are no named users.',
    list: 'The named users.',
    user: 'One user: picture, name, badge and tokens.',
    name: 'The name, in its own direction. A long name is truncated; its tooltip shows it in full.',
    tips: 'What the user tipped publicly in this room in the past day; left out if nothing.',
    hidden: 'Marks the reader’s own entry while they are invisible to others.',
    menu: 'The actions for this user; left out if there are none.',
    guests: 'The number of guests.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the sort control, then to the menus, if any.' }],
  accessibility: [
    'The number of people is announced as a status. The list has a name. `aria-busy` is set while it loads.',
    'Each menu button names its user. Pictures are hidden from screen readers; badges are words.',
  ],
  do: ['Put it in a scroll container: a room may have thousands of users.'],
  dont: ['Show names of guests.'],
  tokens: {},
};
