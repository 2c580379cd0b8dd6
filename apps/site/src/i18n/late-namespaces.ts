import { walletLocales } from '@footlight/billing-widgets';
import { appLocales, stageLocales, streamerLocales } from '@footlight/room-widgets';
import { extraLocales } from '@footlight/ui';
import { brandLocales } from '../locales/brand/index.ts';
import { doorLocales } from '../locales/doors/index.ts';
import { mediaLocales } from '../locales/media/index.ts';
import { studioLocales } from '../locales/studio/index.ts';

/** Texts that no page's first view needs: where they are is not loaded with it either. */
export const lateNamespaces = {
  extra: extraLocales,
  brand: brandLocales,
  studio: studioLocales,
  media: mediaLocales,
  doors: doorLocales,
  wallet: walletLocales,
  stage: stageLocales,
  apps: appLocales,
  streamer: streamerLocales,
} as const;
