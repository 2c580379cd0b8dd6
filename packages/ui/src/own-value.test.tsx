// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from './announcer/announcer.tsx';
import { CardFields } from './card-fields/card-fields.tsx';
import { emptyCard } from './card-fields/card-rules.ts';
import { Chip } from './chip/chip.tsx';
import { CommandList } from './command-list/command-list.tsx';
import { Lightbox } from './lightbox/lightbox.tsx';
import { initEnglish } from './testing/init-english.ts';

let texts: i18n;
beforeAll(async () => {
  texts = await initEnglish();
});
afterEach(cleanup);

const items = ['dawn', 'noon', 'dusk'].map((id) => ({ id, src: '', alt: id }));
const code = () => screen.getByLabelText<HTMLInputElement>(/^CVC/);
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const picture = () => screen.getByRole('img').getAttribute('alt');
const onChange = vi.fn();

/** How each is rendered, what is shown before a change, the change, and what is shown after it. */
const cases: {
  name: string;
  controlled: ReactNode;
  uncontrolled: ReactNode;
  shown: () => string | null;
  before: string;
  change: () => void;
  after: string;
}[] = [
  {
    name: 'Chip',
    controlled: <Chip selected onSelectedChange={onChange} />,
    uncontrolled: <Chip defaultSelected onSelectedChange={onChange} />,
    shown: () => screen.getByRole('button').getAttribute('aria-pressed'),
    before: 'true',
    change: () => fireEvent.click(screen.getByRole('button')),
    after: 'false',
  },
  {
    name: 'CardFields',
    controlled: <CardFields value={{ ...emptyCard, cvc: '123' }} onValueChange={onChange} />,
    uncontrolled: <CardFields defaultValue={{ ...emptyCard, cvc: '123' }} onValueChange={onChange} />,
    shown: () => code().value,
    before: '123',
    change: () => fireEvent.change(code(), { target: { value: '987' } }),
    after: '987',
  },
  {
    name: 'CommandList',
    controlled: <CommandList label="Go" groups={[]} onSelect={vi.fn()} query="ho" onQueryChange={onChange} />,
    uncontrolled: (
      <CommandList label="Go" groups={[]} onSelect={vi.fn()} defaultQuery="ho" onQueryChange={onChange} />
    ),
    shown: () => field().value,
    before: 'ho',
    change: () => fireEvent.change(field(), { target: { value: 'home' } }),
    after: 'home',
  },
  {
    name: 'Lightbox',
    controlled: <Lightbox label="Lights" items={items} index={1} onIndexChange={onChange} />,
    uncontrolled: <Lightbox label="Lights" items={items} defaultIndex={1} onIndexChange={onChange} />,
    shown: picture,
    before: 'noon',
    change: () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'End' }),
    after: 'dusk',
  },
];

it.each(cases)('$name keeps its value, or leaves it to its owner', (one) => {
  const shows = (element: ReactNode) => {
    onChange.mockClear();
    render(
      <I18nextProvider i18n={texts}>
        <AnnouncerProvider>{element}</AnnouncerProvider>
      </I18nextProvider>,
    );
    expect(one.shown()).toBe(one.before);
    one.change();
    expect(onChange).toHaveBeenCalledOnce();
    const shown = one.shown();
    cleanup();
    return shown;
  };
  expect(shows(one.uncontrolled)).toBe(one.after);
  expect(shows(one.controlled)).toBe(one.before);
});
