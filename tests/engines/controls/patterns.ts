/**
 * The keyboard patterns of the ARIA Authoring Practices Guide (APG), on the page `tests/packages/vite-app/controls.html`.
 * Each begins on a page that was just loaded.
 */
import type { Page, Target } from '../page.ts';
import { focused, has, holdsFocus, keepsTab, marks, must, sends, sent, shows } from './steps.ts';

export interface Pattern {
  /** As the APG calls it. */
  name: string;
  run(page: Page): Promise<void>;
}

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
const item = (name: string): Target => ({ role: 'menuitem', name });

/** Opens by Enter, holds the focus, closes by Escape and gives the focus back. */
const modal = (name: string, opener: string, title: string): Pattern => ({
  name,
  async run(page) {
    const layer = { role: 'dialog', name: title };
    await page.focus(button(opener));
    await page.key('Enter');
    await page.see(layer);
    await holdsFocus(page, layer);
    await keepsTab(page, layer);
    await page.key('Escape');
    await page.gone(layer);
    await focused(page, button(opener));
  },
});

export const patterns: readonly Pattern[] = [
  modal('dialog (modal)', 'Open dialog', 'Rename'),
  modal('dialog: drawer', 'Open drawer', 'Options'),
  modal('dialog: bottom sheet', 'Open sheet', 'Amounts'),
  modal('dialog: shortcuts', 'Open shortcuts', 'Shortcuts'),
  {
    name: 'alert above a dialog',
    async run(page) {
      const region = { css: '[data-component=toast-region]' };
      await page.focus(button('Open dialog'));
      await page.key('Enter');
      await page.see({ role: 'dialog', name: 'Rename' });
      await page.press(button('Save'));
      await page.see({ css: '[data-component=toast]' });
      await page.key('F8');
      await holdsFocus(page, region);
      await page.key('F8');
      await holdsFocus(page, { role: 'dialog', name: 'Rename' });
    },
  },
  {
    name: 'popover',
    async run(page) {
      const layer = { role: 'dialog', name: 'Details' };
      const opener = button('Open popover');
      await page.focus(opener);
      await has(page, opener, 'aria-expanded', 'false');
      await page.key('Enter');
      await page.see(layer);
      await has(page, opener, 'aria-expanded', 'true');
      await holdsFocus(page, layer);
      await page.key('Escape');
      await page.gone(layer);
      await focused(page, opener);
    },
  },
  {
    name: 'tooltip',
    async run(page) {
      await page.focus(button('Open popover'));
      await page.key('Tab');
      await focused(page, button('Copy address'));
      await page.see({ role: 'tooltip' });
      const { attributes } = await page.see(button('Copy address'));
      const text = await page.look({ css: `[id="${attributes['aria-describedby']}"]` });
      must(text?.text.includes('Copies the address') === true, 'The tooltip does not describe its button.');
      await page.key('Escape');
      await page.gone({ role: 'tooltip' });
      await focused(page, button('Copy address'));
    },
  },
  {
    name: 'menu button',
    async run(page) {
      const opener = button('Actions');
      await page.focus(opener);
      await page.key('Enter');
      await focused(page, item('Copy'));
      await page.key('ArrowDown');
      await focused(page, { role: 'menuitemcheckbox', name: 'Wide' });
      await page.key('End');
      await focused(page, item('Remove'));
      await page.key('ArrowDown');
      await focused(page, item('Copy'));
      await page.key('ArrowUp');
      await focused(page, item('Remove'));
      await page.key('Home');
      await page.key('m');
      await focused(page, item('More'));
      await page.key('ArrowRight');
      await focused(page, item('Print'));
      await page.key('ArrowLeft');
      await focused(page, item('More'));
      await page.key('Escape');
      await page.gone({ role: 'menu' });
      await focused(page, opener);
      await page.key('ArrowUp');
      await focused(page, item('Remove'));
      await page.key('Tab');
      await page.gone({ role: 'menu' });
      await page.focus(opener);
      await page.key('ArrowDown');
      await focused(page, item('Copy'));
      await page.key('Enter');
      await page.see({ text: 'Chose copy, narrow' });
    },
  },
  {
    name: 'menu: checkbox item',
    async run(page) {
      await page.focus(button('Actions'));
      await page.key('Enter');
      await focused(page, item('Copy'));
      await page.key('ArrowDown');
      await focused(page, { role: 'menuitemcheckbox', name: 'Wide' });
      await page.key(' ');
      await page.see({ text: 'Chose nothing, wide' });
    },
  },
  {
    name: 'menu: radio items',
    async run(page) {
      const choice = (name: string): Target => ({ role: 'menuitemradio', name });
      await page.focus(button('Sorting'));
      await page.key('Enter');
      await focused(page, choice('Newest'));
      await has(page, choice('Newest'), 'aria-checked', 'true');
      await page.key('ArrowDown');
      await focused(page, choice('Oldest'));
      await page.key(' ');
      await has(page, choice('Oldest'), 'aria-checked', 'true');
      await has(page, choice('Newest'), 'aria-checked', 'false');
      await page.key('Escape');
      await page.gone({ role: 'menu' });
      await focused(page, button('Sorting'));
    },
  },
  {
    name: 'context menu',
    async run(page) {
      await page.focus(button('A line'));
      await page.key('Shift+F10');
      // Only Chromium's driver gives the keys to the part of the browser that makes an event of them.
      if (!(await page.look({ role: 'menu' }))) {
        await page.tab.run(
          'document.activeElement.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));',
        );
      }
      await focused(page, item('Quote'));
      await page.key('ArrowDown');
      await focused(page, item('Hide'));
      await page.key('Enter');
      await page.see({ text: 'Chose hide, narrow' });
      await focused(page, button('A line'));
    },
  },
  {
    name: 'combobox with list autocomplete',
    async run(page) {
      const box = { role: 'combobox', name: 'City' };
      await page.focus(box);
      await has(page, box, 'aria-expanded', 'false');
      await page.key('ArrowDown');
      await has(page, box, 'aria-expanded', 'true');
      await marks(page, box, 'Aachen');
      await page.key('Escape');
      await has(page, box, 'aria-expanded', 'false');
      await page.tab.type('be');
      await marks(page, box, 'Bergen');
      const offered = { css: '[role=listbox]:not([data-component=command-list] *) [role=option]' };
      must((await page.count(offered)) === 1, 'The list is not filtered.');
      await page.key('Enter');
      await shows(page, box, 'Bergen');
      await sends(page, 'city', 'bergen');
      await focused(page, box);
    },
  },
  {
    name: 'combobox with several values',
    async run(page) {
      const box = { role: 'combobox', name: 'Cities' };
      await page.focus(box);
      await page.tab.type('co');
      await marks(page, box, 'Cork');
      await page.key('Enter');
      await sends(page, 'cities', 'cork');
      await page.tab.type('de');
      await marks(page, box, 'Delft');
      await page.key('Enter');
      await sends(page, 'cities', 'cork,delft');
      await page.key('Escape', 'Backspace');
      await sends(page, 'cities', 'cork');
    },
  },
  {
    name: 'listbox (native)',
    async run(page) {
      await page.focus({ label: 'Kind' });
      await page.key('t', 'Tab');
      await sends(page, 'kind', 'two');
      await page.focus({ label: 'Kind' });
      await page.key('ArrowDown', 'Tab');
      await sends(page, 'kind', 'three');
    },
  },
  {
    name: 'listbox (native): date of birth',
    async run(page) {
      const part = (name: string): Target => ({
        css: `[data-component=birth-date-picker] [data-part=${name}] select`,
      });
      await page.focus(part('month'));
      await page.key('m', 'Tab');
      await page.key('1', 'Tab');
      await page.key('2', 'Tab');
      await page.until('a whole date is sent', async () => /^2\d{3}-03-01$/.test(await sent(page, 'birth')));
    },
  },
  {
    name: 'combobox: list of commands',
    async run(page) {
      const box = { role: 'combobox', name: 'Find a command' };
      await page.focus(box);
      await marks(page, box, 'One');
      await page.key('ArrowDown');
      await marks(page, box, 'Two');
      await page.key('ArrowUp', 'ArrowUp');
      await marks(page, box, 'Three');
      await page.tab.type('tw');
      await marks(page, box, 'Two');
      await page.key('Enter');
      await page.see({ text: 'Ran Two' });
      await page.key('Escape');
      await shows(page, box, '');
    },
  },
  {
    name: 'spinbutton',
    async run(page) {
      const field = { role: 'spinbutton', name: 'Amount' };
      await page.focus(field);
      await page.key('ArrowUp');
      await shows(page, field, '6');
      await page.key('PageUp');
      await shows(page, field, '16');
      await page.key('End');
      await shows(page, field, '100');
      await has(page, field, 'aria-valuenow', '100');
      await page.key('ArrowUp');
      await shows(page, field, '100');
      await page.key('Home', 'ArrowDown');
      await shows(page, field, '0');
    },
  },
  {
    name: 'slider',
    async run(page) {
      const thumb = { role: 'slider', name: 'Volume' };
      await page.focus(thumb);
      await page.key('ArrowRight');
      await has(page, thumb, 'aria-valuenow', '55');
      await page.key('ArrowDown');
      await has(page, thumb, 'aria-valuenow', '50');
      await page.key('End');
      await has(page, thumb, 'aria-valuenow', '100');
      await page.key('Home');
      await has(page, thumb, 'aria-valuenow', '0');
      await page.key('PageUp');
      await has(page, thumb, 'aria-valuenow', '50');
      await sends(page, 'volume', '50');
    },
  },
  {
    name: 'slider (two thumbs)',
    async run(page) {
      const [from, to] = [/From/i, /To/i].map((name) => ({ role: 'slider', name })) as [Target, Target];
      await page.focus(from);
      await page.key('End');
      await has(page, from, 'aria-valuenow', '80');
      await page.focus(to);
      await page.key('ArrowRight');
      await has(page, to, 'aria-valuenow', '85');
      await page.key('Home');
      await has(page, to, 'aria-valuenow', '80');
      await sends(page, 'from', '80');
      await sends(page, 'to', '80');
    },
  },
  {
    name: 'switch',
    async run(page) {
      const control = { role: 'switch', name: 'Sound' };
      await page.focus(control);
      await has(page, control, 'aria-checked', 'false');
      await page.key(' ');
      await has(page, control, 'aria-checked', 'true');
      await sends(page, 'sound', 'on');
      await page.key('Enter');
      await has(page, control, 'aria-checked', 'false');
      await sends(page, 'sound', '');
    },
  },
  {
    name: 'checkbox, and one of three states',
    async run(page) {
      await page.focus({ role: 'checkbox', name: 'Terms' });
      await page.key(' ');
      await sends(page, 'terms', 'on');
      const all = { role: 'checkbox', name: 'All topics' };
      const isMixed = () =>
        page.tab.run<boolean>('return document.querySelector("input:indeterminate") !== null;');
      must(await isMixed(), 'A group of which one is chosen is not mixed.');
      await page.focus(all);
      await page.key(' ');
      await sends(page, 'topics', 'one,two,three');
      must(!(await isMixed()), 'A group of which all are chosen is mixed.');
      await page.key(' ');
      await sends(page, 'topics', '');
    },
  },
  {
    name: 'radio group',
    async run(page) {
      const group = { role: 'radiogroup', name: 'Layout' };
      await page.focus({ role: 'radio', name: 'One', within: group });
      await page.key('ArrowDown');
      await focused(page, { role: 'radio', name: 'Two', within: group });
      await sends(page, 'layout', 'two');
      // Native radios. Those of WebKitGTK stop at the last one instead of going round.
      await page.key('ArrowUp');
      await sends(page, 'layout', 'one');
      await page.key('Tab');
      must((await page.look(group))?.holdsFocus === false, 'A radio group has more than one stop.');
    },
  },
  {
    name: 'radio group: segmented control',
    async run(page) {
      const group = { role: 'radiogroup', name: 'View' };
      await page.focus({ role: 'radio', name: 'One', within: group });
      await page.key('ArrowRight');
      await focused(page, { role: 'radio', name: 'Two', within: group });
      await sends(page, 'view', 'two');
    },
  },
  {
    name: 'radio group: cards',
    async run(page) {
      const group = { role: 'group', name: 'Pack' };
      await page.focus({ role: 'radio', name: 'One', within: group });
      await page.key('ArrowRight');
      await focused(page, { role: 'radio', name: 'Two', within: group });
      await sends(page, 'pack', 'two');
      await page.key('Tab');
      must((await page.look(group))?.holdsFocus === false, 'Radio cards have more than one stop.');
    },
  },
  {
    name: 'radio group: scheme',
    async run(page) {
      const group = { css: '[data-component=scheme-toggle]' };
      const dark = { role: 'radio', name: 'Dark', within: group };
      await page.focus({ role: 'radio', name: 'Light', within: group });
      await page.key('ArrowRight');
      await focused(page, dark);
      must((await page.look(dark))?.isChecked === true, 'Dark is not chosen.');
    },
  },
  {
    name: 'button: toggle',
    async run(page) {
      const chip = button('Nearby');
      await page.focus(chip);
      await has(page, chip, 'aria-pressed', 'false');
      await page.key(' ');
      await has(page, chip, 'aria-pressed', 'true');
      await page.key('Enter');
      await has(page, chip, 'aria-pressed', 'false');
      await focused(page, chip);
    },
  },
  {
    name: 'button: shows a password',
    async run(page) {
      const field = { label: 'Password' };
      await page.focus(field);
      await page.tab.type('secret');
      await page.key('Tab', ' ');
      await has(page, field, 'type', 'text');
      await focused(page, button('Hide password'));
      await page.key('Enter');
      await has(page, field, 'type', 'password');
      await sends(page, 'password', 'secret');
    },
  },
  {
    name: 'button: removes a filter',
    async run(page) {
      await page.focus(button('Remove filter Two'));
      await page.key(' ');
      await page.gone(button('Remove filter Two'));
      await focused(page, { text: '2 filters' });
      await page.key('Tab');
      await focused(page, button('Remove filter One'));
      await page.key('Enter');
      await focused(page, { text: '1 filters' });
    },
  },
  {
    name: 'button: loads more',
    async run(page) {
      const more = { css: '[data-component=load-more]' };
      await page.focus(button(/more/i, more));
      await page.key(' ');
      await page.see({ text: 'Entry 3' });
      await holdsFocus(page, more);
      await page.key('Enter');
      await page.see({ text: 'Entry 4' });
      await holdsFocus(page, more);
    },
  },
  {
    name: 'button: copies a text',
    async run(page) {
      const field = { label: 'Key' };
      await page.focus(field);
      const isSelected = () =>
        page.tab.run<boolean>(
          'const { selectionStart, selectionEnd, value = "" } = document.activeElement; return value !== "" && selectionStart === 0 && selectionEnd === value.length;',
        );
      await page.until('the text is selected', isSelected);
      await page.key('Tab');
      await focused(page, button('Copy'));
      await page.key('Enter');
      // A browser that refuses leaves the text selected for its own shortcut.
      await page.until(
        'the text is copied or selected',
        async () => (await page.look(button('Copied')))?.isFocused || isSelected(),
      );
    },
  },
  {
    name: 'fields of a card',
    async run(page) {
      const number = { label: /Card number/ };
      await page.focus(number);
      await page.tab.type('4242 x4242');
      await shows(page, number, '4242 4242');
      await page.key('Tab');
      await focused(page, { label: /Expiration date/ });
      await page.tab.type('1231');
      await shows(page, { label: /Expiration date/ }, '12/31');
    },
  },
  {
    name: 'steps',
    async run(page) {
      const steps = { css: '[data-component=stepper]' };
      const current = { css: '[data-component=stepper] [aria-current=step]' };
      await page.focus(button('Step One', steps));
      await page.key('Tab');
      await focused(page, button('Step Two', steps));
      await page.key(' ');
      await page.until('the second step is the current one', async () =>
        (await page.look(current))?.text.includes('Step Two'),
      );
    },
  },
  {
    name: 'date picker dialog',
    async run(page) {
      const field = { label: 'Day' };
      const calendar = { role: 'dialog' };
      const day = (text: RegExp): Target => ({ role: 'button', name: text, within: calendar });
      await page.focus(field);
      await page.key('Alt+ArrowDown');
      await focused(page, day(/March 30, 2031/));
      await page.key('ArrowRight');
      await focused(page, day(/March 31, 2031/));
      await page.key('PageDown');
      await focused(page, day(/April 30, 2031/));
      await page.key('ArrowUp');
      await focused(page, day(/April 23, 2031/));
      await page.key('Escape');
      await page.gone(calendar);
      await sends(page, 'day', '2031-03-30');
      await page.focus(field);
      await page.key('Alt+ArrowDown');
      await focused(page, day(/March 30, 2031/));
      await page.key('ArrowLeft', 'Enter');
      await page.gone(calendar);
      await sends(page, 'day', '2031-03-29');
    },
  },
  {
    name: 'time field',
    async run(page) {
      await page.focus({ label: 'Time' });
      await page.key('ArrowUp');
      await page.until(
        'the time changes',
        async () => (await page.look({ label: 'Time' }))?.value !== '10:30 AM',
      );
      await page.key('ArrowDown', 'Tab');
      await sends(page, 'time', '10:30');
    },
  },
  {
    name: 'tabs with automatic activation',
    async run(page) {
      const tab = (name: string): Target => ({ role: 'tab', name });
      await page.focus(tab('Alpha'));
      await page.key('ArrowRight');
      await focused(page, tab('Gamma'));
      await has(page, tab('Gamma'), 'aria-selected', 'true');
      await page.see({ role: 'tabpanel', name: 'Gamma' });
      await page.key('ArrowRight');
      await focused(page, tab('Alpha'));
      await page.key('End');
      await focused(page, tab('Gamma'));
      await page.key('Home');
      await focused(page, tab('Alpha'));
      await page.key('Tab');
      await focused(page, { role: 'tabpanel', name: 'Alpha' });
    },
  },
  {
    name: 'accordion',
    async run(page) {
      const summary = (nth: number): Target => ({
        css: `[data-component=accordion] details:nth-of-type(${nth}) summary`,
      });
      const isOpen = (nth: number) =>
        page.tab.run<boolean>(
          'return document.querySelectorAll("[data-component=accordion] details")[values[0]].open;',
          nth - 1,
        );
      await page.focus(summary(1));
      await page.key('Enter');
      await page.until('the first opens', () => isOpen(1));
      await page.key('Tab');
      await page.focus(summary(2));
      await page.key(' ');
      await page.until('the second opens', () => isOpen(2));
      await page.until('the first closes', async () => !(await isOpen(1)));
      await page.key(' ');
      await page.until('the second closes', async () => !(await isOpen(2)));
    },
  },
  {
    name: 'toolbar',
    async run(page) {
      const bar = { role: 'toolbar', name: 'Format' };
      await page.focus(button('Bold'));
      await page.key('ArrowRight');
      await focused(page, button('Italic'));
      await page.key('End');
      await focused(page, button('Link'));
      await page.key('Home');
      await focused(page, button('Bold'));
      await page.key('Tab');
      must((await page.look(bar))?.holdsFocus === false, 'A toolbar has more than one stop.');
    },
  },
  {
    name: 'table: sort, selection, details',
    async run(page) {
      const head = { role: 'columnheader', name: 'Tokens' };
      await page.focus(button('Tokens', head));
      await page.key('Enter');
      await has(page, head, 'aria-sort', 'ascending');
      await page.until('the smallest comes first', async () =>
        (await page.look({ css: '[data-component=table] tbody [role=row]' }))?.text.includes('Ben'),
      );
      const row = { role: 'checkbox', name: /Ada/ };
      await page.focus(row);
      await page.key(' ');
      await page.until('the row is chosen', async () => (await page.look(row))?.isChecked);
      const more = button(/Ada/, { css: '[data-component=table]' });
      await page.focus(more);
      await page.key('Enter');
      await has(page, more, 'aria-expanded', 'true');
      await page.see({ text: 'More of Ada' });
    },
  },
  {
    name: 'popover: columns of a table',
    async run(page) {
      const opener = button('Columns', { css: '[data-component=column-picker]' });
      const column = { role: 'checkbox', name: 'Two', within: { role: 'dialog' } };
      await page.focus(opener);
      await page.key(' ');
      await page.see(column);
      await page.focus(column);
      await page.key(' ');
      await page.until('the column is hidden', async () => (await page.look(column))?.isChecked === false);
      await page.key('Escape');
      await page.gone({ role: 'dialog' });
      await focused(page, opener);
    },
  },
  {
    name: 'popover: saved views',
    async run(page) {
      const opener = (name: string) => button(name, { css: '[data-component=saved-views]' });
      await page.focus(opener('Views'));
      await page.key('Enter');
      await page.see({ role: 'dialog' });
      await page.focus(button('Mine', { role: 'dialog' }));
      await page.key('Enter');
      await page.gone({ role: 'dialog' });
      await focused(page, opener('Mine'));
    },
  },
  {
    name: 'shelf',
    async run(page) {
      const shelf = { css: '[data-component=shelf]' };
      const room = (name: string) => button(`Room ${name}`, shelf);
      await page.focus(room('One'));
      await page.key('ArrowRight');
      await focused(page, room('Two'));
      await page.key('End');
      await focused(page, room('Three'));
      await page.key('Home');
      await focused(page, room('One'));
    },
  },
  {
    name: 'carousel',
    async run(page) {
      const carousel = { css: '[data-component=carousel]' };
      const isFirst = () =>
        page.tab.run<boolean>(
          'const list = document.querySelector("[data-component=carousel] ul"); return Math.abs(list.scrollLeft) < 5;',
        );
      must(await isFirst(), 'It does not begin with the first slide.');
      const next = button(/next/i, carousel);
      await page.focus(next);
      await page.key('Enter');
      await page.until('the next slide comes', async () => !(await isFirst()));
      await focused(page, next);
    },
  },
  {
    name: 'lightbox',
    async run(page) {
      const first = { css: '[data-component=gallery] button' };
      await page.focus(first);
      await page.key('Enter');
      await page.see({ role: 'dialog' });
      await page.see({ role: 'img', name: 'One', within: { role: 'dialog' } });
      await page.key('ArrowRight');
      await page.see({ role: 'img', name: 'Two', within: { role: 'dialog' } });
      await page.key('End');
      await page.see({ role: 'img', name: 'Three', within: { role: 'dialog' } });
      await page.key('Escape');
      await page.gone({ role: 'dialog' });
      await holdsFocus(page, { css: '[data-component=gallery]' });
    },
  },
  {
    name: 'a form that is reset',
    async run(page) {
      const all = () =>
        page.tab.run<string>('return new URLSearchParams(new FormData(document.forms[0])).toString();');
      const before = await all();
      await page.focus({ role: 'switch', name: 'Sound' });
      await page.key(' ');
      await page.focus({ role: 'slider', name: 'Volume' });
      await page.key('End');
      await page.focus({ role: 'spinbutton', name: 'Amount' });
      await page.key('End');
      await page.focus({ role: 'combobox', name: 'City' });
      await page.tab.type('be');
      await page.key('Enter');
      await page.select({ label: 'Kind' }, 'Two');
      await page.until('the form has other values', async () => (await all()) !== before);
      const changed = await all();
      must(
        ['city=bergen', 'kind=two', 'amount=100', 'volume=100', 'sound=on'].every((pair) =>
          changed.includes(pair),
        ),
        `The form sends ${changed}.`,
      );
      await page.focus(button('Reset'));
      await page.key('Enter');
      await page.until('the first values are back', async () => (await all()) === before);
      await has(page, { role: 'switch', name: 'Sound' }, 'aria-checked', 'false');
      await has(page, { role: 'slider', name: 'Volume' }, 'aria-valuenow', '50');
      await shows(page, { role: 'combobox', name: 'City' }, '');
    },
  },
];

/** What does not hold, a line for each pattern; `address` is that of the page. */
export async function faultsOfControls(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  const open = async () => {
    await page.tab.goto(address);
    await page.see({ role: 'heading', name: 'Controls' });
  };
  await open();
  for (const { name, run } of patterns) {
    try {
      await open();
      await run(page);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}
