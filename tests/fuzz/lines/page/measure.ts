/** Pixels of the page. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Look {
  /** Where the text is: `chat`, `card name`, `card subject`, `mail`. */
  place: string;
  text: string;
  /** What is wrong with the layout. */
  wrong: string[];
  /** Where it is on the page. One of these must have ink. */
  ink: Area[];
  /** None of these may have ink: they belong to the neighbours. */
  blank: Area[];
}

export interface DrawnLook extends Look {
  /** It is so narrow that fonts may draw it beside its own box, as U+FC60, and it draws something by itself. */
  draws: boolean;
}

const areaOf = ({ left, top, right, bottom }: DOMRect): Area => ({
  left: left + scrollX,
  top: top + scrollY,
  right: right + scrollX,
  bottom: bottom + scrollY,
});
const textAreas = (node: Node): Area[] => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(areaOf);
};
const px = (value: string): number => Number.parseFloat(value);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const part = (element: HTMLElement, name: string): HTMLElement => {
  const found = element.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const overhang = (element: HTMLElement): number => element.scrollWidth - element.clientWidth;
const isWide = (element: HTMLElement): boolean => overhang(element) > 0;

/** The widths of elements whose text is on one line. All at once, as each look at one lays out the page. */
function lineWidths(elements: readonly HTMLElement[]): number[] {
  const rulers = elements.map((element) => {
    const ruler = document.createElement('div');
    ruler.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap;width:max-content';
    ruler.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
    element.parentElement?.append(ruler);
    return ruler;
  });
  const widths = rulers.map(({ offsetWidth }) => offsetWidth);
  for (const ruler of rulers) ruler.remove();
  return widths;
}

export function measureChat(): Look[] {
  const scroll = document.querySelector<HTMLElement>('[data-part=scroll]');
  const isScrolled = scroll ? isWide(scroll) : true;
  const rows = all('[data-part=line]');
  const widths = lineWidths(rows);
  return rows.map((row, nth) => {
    const [name, message] = [part(row, 'name'), part(row, 'message')];
    const style = getComputedStyle(row);
    const line = px(style.lineHeight);
    const inner = row.clientHeight - px(style.paddingTop) - px(style.paddingBottom);
    const width = row.clientWidth - px(style.paddingLeft) - px(style.paddingRight);
    const lines = inner / line;
    // Half as much again for breaks between words.
    const mostLines = Math.ceil(((widths[nth] ?? 0) / width) * 1.5) + 1;
    const firstOfRow = row.firstElementChild?.getBoundingClientRect().left ?? 0;
    const start = row.getBoundingClientRect().left + px(style.paddingLeft);
    const top = row.getBoundingClientRect().top + px(style.paddingTop);
    const nameBox = name.getBoundingClientRect();
    return {
      ...{ place: 'chat', text: message.textContent ?? '', ink: textAreas(message), blank: [] },
      wrong: [
        ...(nth === 0 && isScrolled ? ['the chat scrolls sideways'] : []),
        ...(isWide(row) ? ['the row is too wide'] : []),
        ...(Math.abs(lines - Math.round(lines)) > 0.1 ? [`the row is ${inner} px high`] : []),
        ...(lines > mostLines + 0.1 ? [`the row has ${lines} lines`] : []),
        // Badges have an outer margin.
        ...(firstOfRow - start > 8 || nameBox.left < start || nameBox.right > start + 120
          ? ['the name left its place']
          : []),
        ...(Math.abs(nameBox.top - top) > line / 2 ? ['the name left its line'] : []),
        ...(style.contain.includes('content') || style.contain.includes('paint')
          ? []
          : ['marks may leave the row']),
      ],
    };
  });
}

export function measureCards(): Look[] {
  const [first, ...cards] = all('#cards [data-component=model-card]');
  if (!first) throw new Error('no cards');
  const wanted = part(first, 'link').parentElement?.offsetHeight ?? 0;
  return cards.flatMap((card) => {
    const [link, age, subject] = [part(card, 'link'), part(card, 'age'), part(card, 'subject')];
    const row = link.parentElement ?? card;
    const [linkBox, ageBox, cardBox] = [link, age, card].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    const lines = subject.offsetHeight / px(getComputedStyle(subject).lineHeight);
    const clips = (element: HTMLElement) => getComputedStyle(element).overflow !== 'visible';
    const looks: Look[] = [
      {
        ...{ place: 'card name', text: link.textContent ?? '', ink: textAreas(link), blank: [] },
        wrong: [
          ...(isWide(card) ? ['the card is too wide'] : []),
          ...(Math.abs(row.offsetHeight - wanted) > 1 ? [`the name is ${row.offsetHeight} px high`] : []),
          ...(ageBox.left < linkBox.right || ageBox.right > cardBox.right ? ['the age left its place'] : []),
          ...(clips(link) ? [] : ['marks may leave the name']),
        ],
      },
      {
        ...{ place: 'card subject', text: subject.textContent ?? '', ink: textAreas(subject), blank: [] },
        wrong: [
          // Marks on its last letter may hang over by some pixels, which are clipped.
          ...(overhang(subject) > 4 ? ['the subject is too wide'] : []),
          ...(lines > 2.1 || Math.abs(lines - Math.round(lines)) > 0.1
            ? [`the subject has ${lines} lines`]
            : []),
          ...(clips(subject) ? [] : ['marks may leave the subject']),
        ],
      },
    ];
    return looks;
  });
}

/** Where a part of a text node is. */
const areasOf = (node: Node, from: number, to: number): Area[] => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].map(areaOf);
};

export function measureMails(names: readonly string[]): Look[] {
  return all('#mails > div').map((mail, nth) => {
    const name = names[nth] ?? '';
    const [, greeting] = mail.querySelectorAll('p');
    const node = greeting?.firstChild;
    const text = node?.textContent ?? '';
    const at = text.indexOf(name);
    if (!greeting || !node || at < 0)
      return { place: 'mail', text: name, wrong: ['the name is missing'], ink: [], blank: [] };
    const nameAreas = areasOf(node, at, at + name.length);
    const [comma] = areasOf(node, text.length - 1, text.length);
    const [hi] = areasOf(node, 0, 1);
    const box = areaOf(greeting.getBoundingClientRect());
    const sameLine = nameAreas.filter(({ top, bottom }) => comma && top < comma.bottom && bottom > comma.top);
    const lines = greeting.offsetHeight / px(getComputedStyle(greeting).lineHeight);
    const band = (top: number, bottom: number): Area => ({ ...box, top, bottom });
    return {
      ...{ place: 'mail', text: name, ink: nameAreas },
      // The last pixels before the neighbours.
      blank: [band(box.top - 18, box.top - 15), band(box.bottom + 13, box.bottom + 15)],
      wrong: [
        ...(isWide(mail) ? ['the mail is too wide'] : []),
        ...(Math.abs(lines - Math.round(lines)) > 0.1 || lines > 6
          ? [`the greeting has ${lines} lines`]
          : []),
        ...(hi && Math.abs(hi.left - box.left) < 1 ? [] : ['the greeting does not begin on the left']),
        ...(comma && sameLine.every(({ right }) => right <= comma.left + 1)
          ? []
          : ['the comma left its place']),
      ],
    };
  });
}

export function measureSubjects(names: readonly string[]): Look[] {
  return all('#subjects > div').map((subject, nth) => {
    const name = names[nth] ?? '';
    const node = subject.firstChild;
    const at = node?.textContent?.indexOf(name) ?? -1;
    if (!node || at < 0)
      return { place: 'subject', text: name, wrong: ['the name is missing'], ink: [], blank: [] };
    // A name that begins with a vowel or a mark shares a box with the sign before it, which isolates its direction.
    const ink = areasOf(node, node.textContent?.[at - 1] === '\u2068' ? at - 1 : at, at + name.length);
    const rest = areasOf(node, at + name.length, node.textContent?.length ?? 0);
    const [start, end] = [subject.getBoundingClientRect().left, Math.max(...ink.map(({ right }) => right))];
    return {
      ...{ place: 'subject', text: name, ink, blank: [] },
      wrong: [
        // Some letters begin before their own box, such as the Thai vowel U+0E33.
        ...(ink.some(({ left }) => Math.abs(left - start) < 12) ? [] : ['the name left its place']),
        ...(rest.every(({ right }) => right >= end - 1.5)
          ? []
          : ['the words after the name left their place']),
      ],
    };
  });
}

/** Pixels of a text that may be drawn beside its box. */
const NARROW = 6;

export const isNarrow = ({ ink }: Look): boolean =>
  ink.reduce((sum, { left, right }) => sum + right - left, 0) < NARROW;

/** Whether a text draws anything by itself, whatever the layout does with it. */
export function drawsInk(text: string): boolean {
  const canvas = new OffscreenCanvas(600, 80);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = '20px sans-serif';
  context.fillText(text, 40, 50);
  return context.getImageData(0, 0, 600, 80).data.some((value) => value > 0);
}
