import type { ComponentDocs } from '../story/component-docs.ts';

export const stackDocs: ComponentDocs = {
  name: 'stack',
  status: 'new',
  summary: 'Lays out its children below or beside each other, at one distance.',
  aliases: ['flex', 'box', 'inline', 'spacer', 'layout'],
  use: [
    'For the parts of a form, card or page.',
    'With `direction="row"` for buttons or badges in a row that may wrap.',
    'With `direction="responsive"` for two parts that are beside each other from 800 px.',
  ],
  avoid: ['For cards of equal width, use Grid.', 'For a row of controls with arrow keys, use Toolbar.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['Has no role. With `asChild` it lays out a `ul`, `section` or other element that has one.'],
  do: [
    'Use `lg` and smaller inside a section, and `2xl` between sections.',
    'Set `align="end"` with `direction="responsive"` for fields and their button: they share a lower edge in the row, and fill the column on a phone.',
    'Keep the order of the source: it is also the order of reading and of Tab.',
  ],
  dont: ['Add margins to the children.'],
  tokens: {},
};
