import { exampleFaqEntry } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { matchFaq } from './match-faq.ts';

const entry = (id: number, question: string, ...answer: string[]) => ({
  ...exampleFaqEntry,
  id,
  question,
  answer,
});
const entries = [
  entry(1, 'Was sind Tokens?', 'Eine Währung.', 'Du kaufst sie mit einer Karte.'),
  entry(2, 'Wie kündige ich?', 'Im Konto, unter Mitgliedschaft.'),
];
const found = (text: string) => matchFaq(entries, text).map(({ id }) => id);

it('[FAQ-01] finds words of questions and answers, without case and accents', () => {
  expect(found('  ')).toEqual([1, 2]);
  expect(found('KUNDIGE')).toEqual([2]);
  expect(found('währung')).toEqual([1]);
  expect(found('wahrung karte')).toEqual([1]);
  expect(found('karte konto')).toEqual([]);
});
