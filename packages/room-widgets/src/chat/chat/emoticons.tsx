import { EMOTICONS, type Emoticon } from '@footlight/contract';
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

const isEmoticon = (code: string): code is Emoticon => (EMOTICONS as readonly string[]).includes(code);

/** Large enough to be recognisable in a line of text. */
export const EmoticonIcon = ({ code }: { code: Emoticon }) => {
  const { Icon, color } = drawn[code];
  return <Icon aria-hidden="true" className={`inline size-[1.35em] align-[-0.3em] ${color}`} />;
};

/** Whether a text contains an emoticon code. */
export const hasEmoticon = (text: string): boolean =>
  text.includes(':') && text.split(CODE).some((part, index) => index % 2 === 1 && isEmoticon(part));

/** A text with its emoticon codes as pictures. Screen readers and the clipboard get the original text. */
export const withEmoticons = (text: string): ReactNode => {
  if (!hasEmoticon(text)) return text;
  return text.split(CODE).map((part, index) => {
    if (index % 2 === 0) return part;
    if (!isEmoticon(part)) return `:${part}:`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, so its parts keep their index
      <span key={index} data-part="emoticon" title={`:${part}:`}>
        <EmoticonIcon code={part} />
        <span className="sr-only">{`:${part}:`}</span>
      </span>
    );
  });
};
