import type { ComponentDocs } from '../story/component-docs.ts';

export const tooltipDocs: ComponentDocs = {
  name: 'tooltip',
  status: 'stable',
  summary: 'A short hint for a control, on hover and focus.',
  aliases: ['hint', 'hover text'],
  use: ['To name an IconButton in a dense bar.', 'For a shortcut or a short optional explanation.'],
  avoid: [
    'For required information, use text under the control. Touch screens show no tooltips.',
    'For links and buttons, use Popover.',
  ],
  anatomy: { arrow: 'The arrow that points to the control.' },
  states: { 'data-state': 'delayed-open, instant-open, closed', 'data-side': 'top, right, bottom, left' },
  keyboard: [
    { keys: ['Tab'], does: 'Shows the tooltip when the control gets focus.' },
    { keys: ['Escape'], does: 'Hides the tooltip.' },
  ],
  accessibility: [
    'The role tooltip: while open, it describes its control, which still needs a name.',
    'It never takes the focus.',
  ],
  do: ['Keep it to a few words.', 'Remove the native title from the control, or two hints appear.'],
  dont: ['Put a tooltip on an element that is not focusable.'],
  tokens: { '--tooltip-radius': 'radius-sm' },
};
