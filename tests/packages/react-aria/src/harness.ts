// The controls of `shared/controls.tsx` in the hands of React Aria's test utilities, which expect what its own components do:
// roles, references between trigger and layer, focus. Runs in the page.
import { User } from '@react-aria/test-utils';
import { configure, screen, waitFor } from '@testing-library/dom';

// A person's next key comes after the timers of the last one.
configure({
  asyncWrapper: async (press) => {
    const result = await press();
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  },
});

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
const named = (role: string, name: string): HTMLElement => screen.getByRole(role, { name });
const soon = (look: () => boolean, what: string): Promise<void> => waitFor(() => must(look(), what));
const chose = (word: string): Promise<void> =>
  soon(
    () => document.querySelector('output')?.textContent?.startsWith(`Chose ${word},`) ?? false,
    `not ${word}`,
  );

const dialog = (opener: string, overlayType: 'modal' | 'popover') => async (user: User) => {
  const root = named('button', opener);
  const tester = user.createTester('Dialog', { root, overlayType });
  await tester.open();
  must(tester.getDialog() !== null, 'no dialog');
  await tester.close();
  await soon(() => document.activeElement === root, 'the focus does not come back');
};

const radios = (group: string) => async (user: User) => {
  const tester = user.createTester('RadioGroup', { root: named('radiogroup', group) });
  for (const radio of ['Three', 'One', 'Two']) {
    await tester.triggerRadio({ radio });
    await soon(() => tester.getSelectedRadio() === tester.findRadio({ indexOrText: radio }), `not ${radio}`);
  }
};

const patterns: Record<string, (user: User) => Promise<void>> = {
  dialog: dialog('Open dialog', 'modal'),
  drawer: dialog('Open drawer', 'modal'),
  'bottom sheet': dialog('Open sheet', 'modal'),
  popover: dialog('Open popover', 'popover'),
  async menu(user) {
    const tester = user.createTester('Menu', { root: named('button', 'Order') });
    await tester.open();
    await tester.close();
    await tester.open();
    await tester.toggleOptionSelection({ option: 'Old' });
    await chose('old');
  },
  async submenu(user) {
    const tester = user.createTester('Menu', { root: named('button', 'Order') });
    await tester.open();
    const submenu = await tester.openSubmenu({ submenuTrigger: 'By name' });
    await submenu.toggleOptionSelection({ option: 'Down' });
    await chose('down');
  },
  async combobox(user) {
    const root = named('combobox', 'City');
    const tester = user.createTester('ComboBox', { root });
    await tester.open();
    must(tester.getOptions().length === 4, 'not all cities are offered');
    await tester.close();
    await tester.open();
    await tester.toggleOptionSelection({ option: 'Cork' });
    await soon(() => (root as HTMLInputElement).value === 'Cork', 'the field does not say Cork');
  },
  async 'multi-select'(user) {
    const tester = user.createTester('ComboBox', { root: named('combobox', 'Cities') });
    await tester.open();
    for (const option of ['Bergen', 'Delft']) await tester.toggleOptionSelection({ option });
    const chosen = () =>
      tester.getOptions().filter((option) => option.getAttribute('aria-selected') === 'true');
    await soon(
      () =>
        chosen()
          .map(({ textContent }) => textContent)
          .join() === 'Bergen,Delft',
      'not both',
    );
    await tester.close();
  },
  'radio group': radios('Layout'),
  'segmented control': radios('View'),
  async 'checkbox group'(user) {
    const tester = user.createTester('CheckboxGroup', { root: named('group', 'Topics') });
    await tester.toggleCheckbox({ checkbox: 'Two' });
    await tester.toggleCheckbox({ checkbox: 'One' });
    await soon(
      () => tester.getSelectedCheckboxes().includes(tester.findCheckbox({ indexOrText: 'Two' })),
      'Two is not checked',
    );
    must(
      !tester.getSelectedCheckboxes().includes(tester.findCheckbox({ indexOrText: 'One' })),
      'One is still checked',
    );
  },
  async tabs(user) {
    const tester = user.createTester('Tabs', { root: named('tablist', 'Panels') });
    await tester.triggerTab({ tab: 'Gamma' });
    await soon(() => tester.getActiveTabpanel()?.textContent === 'Panel gamma', 'not the panel of Gamma');
    await tester.triggerTab({ tab: 'Alpha' });
    await soon(() => tester.getActiveTabpanel()?.textContent === 'Panel alpha', 'not the panel of Alpha');
  },
  async 'rows of a table'(user) {
    const tester = user.createTester('Table', { root: named('table', 'People') });
    await tester.toggleRowSelection({ row: 1 });
    await soon(() => (named('checkbox', 'Select Ben') as HTMLInputElement).checked, 'Ben is not selected');
  },
};

const ways = ['mouse', 'touch', 'keyboard'] as const;
export type Try = [name: string, way: (typeof ways)[number]];

/** The simulated mouse is nowhere on the page, and a submenu closes when the pointer does not move towards it. */
const isPossible = ([name, way]: Try): boolean => !(name === 'submenu' && way === 'mouse');

export const tries = Object.keys(patterns)
  .flatMap((name) => ways.map((way): Try => [name, way]))
  .filter(isPossible);

/** What is wrong with one of them, or nothing. */
export async function faultOf([name, interactionType]: Try): Promise<string> {
  try {
    await patterns[name]?.(new User({ interactionType }));
    return '';
  } catch (error) {
    // Testing Library adds the whole page to some messages.
    return String(error).split('\n')[0] ?? '';
  }
}
