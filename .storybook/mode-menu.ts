/** A menu that sets the toolbar to the values of a mode, so that people see what the pictures show. */
import { createElement, type ReactElement } from 'react';
import { Select } from 'storybook/internal/components';
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
  const chosen = offered.find(isCurrent);
  return createElement(
    Select,
    {
      ariaLabel: 'Mode',
      tooltip: 'Mode: all settings of a picture at once',
      options: offered.map((name) => ({ title: name, value: name })),
      defaultOptions: chosen ? [chosen] : [],
      onSelect: (name) => update(toolbarOf(String(name))),
      // The longest name has no room in the bar.
      showSelectedOptionTitle: false,
    },
    'Mode',
  );
};

addons.register('modes', () => {
  addons.add('modes/menu', { type: types.TOOL, title: 'Mode', render: ModeMenu });
});
