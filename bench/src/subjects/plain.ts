/** The yardstick: what the browser itself needs, written by hand and without shortcuts that skip drawing. */
import './plain.css';
import { type CardItem, dialogText, menuItems, toastText } from '../content.ts';
import type { Subject } from '../subject.ts';

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
};

const grid = element('div', { className: 'bench-grid' });
const button = element('button', { textContent: 'Account' });
const shown: { item: CardItem; price: HTMLElement; root: HTMLElement }[] = [];
const words = (price: number) => `${price} tokens`;

function makeCard(item: CardItem) {
  const price = element('p', { className: 'price', textContent: words(item.price) });
  const root = element(
    'article',
    { className: 'plain-card' },
    element('img', {
      src: item.picture,
      alt: '',
      width: 320,
      height: 240,
      loading: 'lazy',
      decoding: 'async',
    }),
    element('span', { className: 'badge', textContent: 'New' }),
    element(
      'div',
      { className: 'body' },
      element('a', { href: '#card', textContent: item.title }),
      element('p', { className: 'by', textContent: `by ${item.by}` }),
      price,
    ),
  );
  return { item, price, root };
}

let dialog: HTMLDialogElement | undefined;
let menu: HTMLElement | undefined;
let toast: HTMLElement | undefined;

export const subject: Subject = {
  start: (container) => container.append(button, grid),
  cards: (items) => {
    for (const gone of shown.splice(items.length)) gone.root.remove();
    const added = document.createDocumentFragment();
    items.forEach((item, index) => {
      const there = shown[index];
      if (!there) {
        const card = makeCard(item);
        shown.push(card);
        added.append(card.root);
      } else if (there.item.price !== item.price) {
        there.item = item;
        there.price.textContent = words(item.price);
      }
    });
    grid.append(added);
  },
  dialog: (open) => {
    if (!open) {
      dialog?.close();
      dialog?.remove();
      return;
    }
    dialog = element(
      'dialog',
      { className: 'plain-dialog' },
      element('h2', { id: 'plain-title', textContent: dialogText.title }),
      element('p', { textContent: dialogText.body }),
      element('button', { textContent: dialogText.no }),
      element('button', { textContent: dialogText.yes }),
    );
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-labelledby', 'plain-title');
    document.body.append(dialog);
    dialog.showModal();
  },
  menu: (open) => {
    if (!open) {
      menu?.remove();
      button.focus();
      return;
    }
    const { left, bottom } = button.getBoundingClientRect();
    menu = element(
      'ul',
      { className: 'plain-menu' },
      ...menuItems.map((text) => element('li', {}, element('button', { textContent: text }))),
    );
    menu.setAttribute('role', 'menu');
    Object.assign(menu.style, { left: `${left}px`, top: `${bottom + 6}px` });
    document.body.append(menu);
    menu.querySelector('button')?.focus();
  },
  toast: (isShown) => {
    if (!isShown) {
      toast?.remove();
      return;
    }
    toast = element('div', { className: 'plain-toast', textContent: toastText });
    toast.setAttribute('role', 'status');
    toast.setAttribute('data-bench-toast', '');
    document.body.append(toast);
  },
};
