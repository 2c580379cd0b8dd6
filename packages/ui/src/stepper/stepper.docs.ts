import type { ComponentDocs } from '../story/component-docs.ts';

export const stepperDocs: ComponentDocs = {
  name: 'stepper',
  status: 'new',
  summary: 'Shows the steps of a process and the current one.',
  aliases: ['wizard', 'progress steps', 'step indicator'],
  use: ['For a process of three to six steps that are done in order, such as an application.'],
  avoid: [
    'For parts that users open in any order, use Tabs or SectionNav.',
    'For a share of work that is done, use Progress.',
  ],
  anatomy: {
    step: 'One step.',
    mark: 'The circle with the number, or a check when the step is done.',
    line: 'The line to the next step.',
    label: 'The name of the step.',
    hint: 'A short text below the name.',
    back: 'The button of a done step, with `onAction`.',
  },
  states: { 'data-state': 'on step: done, current, upcoming' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves between done steps, if they lead back.' },
    { keys: ['Enter', 'Space'], does: 'Goes back to the step.' },
  ],
  accessibility: [
    'An ordered list, named by `label`. The current step has `aria-current="step"`; done steps say so in words.',
    'It shows the steps only. When the step changes, move the focus to the heading of the new one.',
  ],
  do: ['Name each step by what it is about: “Address”, “Payment”.'],
  dont: ['Number the names. The marks do.', 'Let a user go back where the answers would be lost.'],
  tokens: {},
};
