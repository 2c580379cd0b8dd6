import type { ComponentDocs } from '@footlight/ui/story';

export const userListDocs: ComponentDocs = {
  name: 'user-list',
  summary: 'Who is in the room: those with a name one by one, guests as a number.',
  use: ['As the content of a Dialog or a Drawer that the viewer count opens.'],
  avoid: ['Where the viewer may not see who is there: the owner decides, and leaves it out.'],
  anatomy: {
    count: 'Everybody, guests included.',
    sort: 'By tokens or by name.',
    pending: 'Three bars while the names are being asked for.',
    empty: 'Nobody with a name is here.',
    list: 'Those with a name.',
    user: 'One of them: picture, name, badge, tokens.',
    name: 'The name in its own direction; a long one ends in an ellipsis and is whole in its tooltip.',
    menu: 'What may be done about this person; left out where there is nothing.',
    guests: 'How many more there are without a name.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Reaches the sorting, and the menus where there are some.' }],
  do: ['Give it a box that scrolls: a room may hold thousands.'],
  dont: ['Names of guests.'],
  tokens: {},
};
