import type { Emoticon } from '@footlight/contract';
import {
  Crown,
  Droplet,
  Flame,
  Flower,
  Gem,
  Heart,
  Leaf,
  type LucideIcon,
  Moon,
  Mountain,
  Music,
  Snowflake,
  Sparkles,
  Star,
  Sun,
  Waves,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** Icon of each emoticon, and a colour role that is readable on every surface. */
const drawn: Record<Emoticon, { Icon: LucideIcon; color: string }> = {
  star: { Icon: Star, color: 'text-warning-text' },
  moon: { Icon: Moon, color: 'text-info-text' },
  sun: { Icon: Sun, color: 'text-warning-text' },
  spark: { Icon: Sparkles, color: 'text-token-text' },
  heart: { Icon: Heart, color: 'text-danger-text' },
  wave: { Icon: Waves, color: 'text-info-text' },
  drop: { Icon: Droplet, color: 'text-info-text' },
  leaf: { Icon: Leaf, color: 'text-success-text' },
  bolt: { Icon: Zap, color: 'text-warning-text' },
  note: { Icon: Music, color: 'text-primary-text' },
  flame: { Icon: Flame, color: 'text-danger-text' },
  flower: { Icon: Flower, color: 'text-primary-text' },
  snow: { Icon: Snowflake, color: 'text-info-text' },
  peak: { Icon: Mountain, color: 'text-success-text' },
  gem: { Icon: Gem, color: 'text-secondary-text' },
  crown: { Icon: Crown, color: 'text-token-text' },
};

const CODE = /:([a-z]+):/;

/** Large enough to be recognisable in a line of text. */
export const EmoticonIcon = ({ code }: { code: Emoticon }) => {
  const { Icon, color } = drawn[code];
  return <Icon aria-hidden="true" className={`inline size-[1.35em] align-[-0.3em] ${color}`} />;
};

const find = (code: string, emoticons: readonly Emoticon[]): Emoticon | undefined =>
  emoticons.find((one) => one === code);

/** Whether a text contains the code of one of these emoticons. */
export const hasEmoticon = (text: string, emoticons: readonly Emoticon[]): boolean =>
  text.includes(':') && text.split(CODE).some((part, index) => index % 2 === 1 && find(part, emoticons));

/** A text with the codes of these emoticons as pictures. Screen readers and the clipboard get the original text. */
export const withEmoticons = (text: string, emoticons: readonly Emoticon[]): ReactNode => {
  if (!hasEmoticon(text, emoticons)) return text;
  return text.split(CODE).map((part, index) => {
    if (index % 2 === 0) return part;
    const code = find(part, emoticons);
    if (!code) return `:${part}:`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, so its parts keep their index
      <span key={index} data-part="emoticon" title={`:${part}:`}>
        <EmoticonIcon code={code} />
        <span className="sr-only">{`:${part}:`}</span>
      </span>
    );
  });
};
