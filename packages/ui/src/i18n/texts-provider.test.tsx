// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { getI18n, Trans, useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { type AskedText, TextsProvider, type TextsProviderProps } from './texts-provider.tsx';
import { useTexts } from './use-texts.ts';

const texts = {
  common: { close: 'Close' },
  extra: { files_one: '{{count}} file', files_other: '{{count}} files', by: 'by <b>{{name}}</b>' },
};
afterEach(cleanup);

const Part = () => {
  const { t, language } = useTexts(['common', 'extra']);
  const say = t as unknown as (key: string, values?: object) => string;
  return <p>{[language, say('close'), say('extra:files', { count: 2 })].join(' ')}</p>;
};

const show = (props: Partial<TextsProviderProps>) =>
  render(
    <TextsProvider texts={texts} {...props}>
      <Part />
    </TextsProvider>,
  );

it('gives texts at the first rendering', () => {
  expect(show({}).container.textContent).toBe('en Close 2 files');
});

it('leaves the global i18next of the app alone', () => {
  const before = getI18n();
  show({});
  expect(getI18n()).toBe(before);
});

it('asks another library with namespace, key and values, and keeps the text of what it does not know', () => {
  const asked: AskedText[] = [];
  const translate = (one: AskedText) => {
    asked.push(one);
    return one.key === 'close' ? 'Fechar' : undefined;
  };
  expect(show({ translate, language: 'pt' }).container.textContent).toBe('pt Fechar 2 files');
  expect(asked.map(({ namespace, key }) => `${namespace} ${key}`)).toEqual(['common close', 'extra files']);
  expect(asked[1]).toMatchObject({ values: { count: 2 }, text: '2 files' });
});

it('asks for texts with elements, too', () => {
  const Marked = () => {
    const { t } = useTranslation('extra');
    return (
      <Trans t={t as never} i18nKey={'by' as never} values={{ name: 'Ada' }} components={{ b: <b /> }} />
    );
  };
  const { container } = render(
    <TextsProvider texts={texts} translate={() => 'de <b>{{name}}</b>'}>
      <Marked />
    </TextsProvider>,
  );
  expect(container.innerHTML).toContain('<b>');
});

it('changes the language with its texts', () => {
  const { container, rerender } = show({});
  act(() =>
    rerender(
      <TextsProvider texts={{ ...texts, common: { close: 'Schließen' } }} language="de">
        <Part />
      </TextsProvider>,
    ),
  );
  expect(container.textContent).toBe('de Schließen 2 files');
});
