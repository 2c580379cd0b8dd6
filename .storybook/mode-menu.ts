/** A menu that sets the toolbar to the values of a mode, so that people see what the pictures show. */
import { type ChangeEvent, createElement, type ReactElement } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { FORCED_COLOURS, modeNames, toolbarOf } from './modes.ts';

/** The browser alone can force colours. */
const offered = modeNames.filter((name) => name !== FORCED_COLOURS);

const asText = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));

// Without JSX: Storybook compiles its own interface with the classic transform.
const ModeMenu = (): ReactElement => {
  const [globals, update] = useGlobals();
  const current = asText({ ...globals, viewport: { value: globals.viewport?.value } });
  const isCurrent = (name: string) =>
    Object.entries(asText(toolbarOf(name))).every(([key, value]) => current[key] === value);
  return createElement(
    'select',
    {
      'aria-label': 'Mode',
      value: offered.find(isCurrent) ?? '',
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => update(toolbarOf(target.value)),
    },
    createElement('option', { key: '', value: '', disabled: true }, 'Mode'),
    offered.map((name) => createElement('option', { key: name, value: name }, name)),
  );
};

addons.register('modes', () => {
  addons.add('modes/menu', { type: types.TOOL, title: 'Mode', render: ModeMenu });
});
