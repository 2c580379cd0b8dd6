import type { FaqEntry } from '@footlight/contract';
import { plain } from '@footlight/ui';

/** The entries that contain every word of `text`, in the question or the answer. */
export const matchFaq = (entries: readonly FaqEntry[], text: string): readonly FaqEntry[] => {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ question, answer }) => {
    const whole = plain([question, ...answer].join(' '));
    return words.every((word) => whole.includes(word));
  });
};
