import { AI_PRICES, type AiModel, type Language } from '@footlight/contract';
import type { companions } from '../../kernel/i18n/locales/companions/index.ts';
import { textsIn } from '../../kernel/i18n/texts.ts';

export type Companion = Pick<AiModel, 'display_name' | 'gender' | 'nsfw'> & {
  name: keyof typeof companions.en;
  /** How the companion speaks: the first message to the provider. */
  persona: string;
};

/** Most popular first. */
export const COMPANIONS: readonly Companion[] = [
  {
    name: 'nova',
    display_name: 'Nova',
    gender: 'f',
    nsfw: false,
    persona: 'curious, loves stars and the sea',
  },
  { name: 'iris', display_name: 'Iris', gender: 'f', nsfw: true, persona: 'warm, flirts with wit' },
  { name: 'orion', display_name: 'Orion', gender: 'm', nsfw: false, persona: 'calm, tells of journeys' },
  { name: 'ember', display_name: 'Ember', gender: 't', nsfw: false, persona: 'lively, loves music' },
  { name: 'silas', display_name: 'Silas', gender: 'm', nsfw: true, persona: 'playful, likes riddles' },
];

export const aiView = ({ name, display_name, gender, nsfw }: Companion, language: Language): AiModel => {
  const t = textsIn('companions', language);
  return {
    tagline: t(`${name}.tagline`),
    greeting: t(`${name}.greeting`),
    name,
    display_name,
    gender,
    nsfw,
    picture_url: `/art/avatar/${gender}.${name}.svg`,
    chat_price: AI_PRICES.chat,
    image_price: AI_PRICES.image,
  };
};
