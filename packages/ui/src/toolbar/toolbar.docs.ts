import type { ComponentDocs } from '../story/component-docs.ts';

export const toolbarDocs: ComponentDocs = {
  name: 'toolbar',
  status: 'new',
  summary: 'A row of controls for one thing, reached as one stop of the Tab key.',
  aliases: ['button row'],
  use: ['For three or more buttons that act on the same text, table or picture.'],
  avoid: [
    'For one or two buttons, use Stack: two stops of Tab are simpler.',
    'For views of which one is shown, use Tabs or SegmentedControl.',
    'For text fields, whose arrow keys move the cursor.',
  ],
  anatomy: { separator: 'The line between two groups.' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the control that last had the focus, then out of the toolbar.' },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'Moves to the next control in that direction, and around at the ends. In a vertical toolbar: Arrow Up and Arrow Down.',
    },
    { keys: ['Home', 'End'], does: 'Moves to the first or last control.' },
    { keys: ['Enter', 'Space'], does: 'Presses the control.' },
  ],
  accessibility: [
    'The role toolbar with its orientation. `label` names it.',
    'Disabled controls are skipped.',
    'For a control that stays pressed, set `aria-pressed` on the button.',
  ],
  do: ['Wrap each button in a ToolbarItem.', 'Group with ToolbarSeparator.'],
  dont: ['Put the only way to an action into a toolbar that is shown on hover.'],
  tokens: {},
};
