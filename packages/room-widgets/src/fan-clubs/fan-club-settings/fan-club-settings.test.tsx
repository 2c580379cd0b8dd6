// @vitest-environment happy-dom
import { exampleFanclub } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { FanClubSettings } from './fan-club-settings.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-club-settings',
  element: (probe) => (
    <FanClubSettings
      draft={exampleFanclub}
      onDraftChange={nothing}
      state="changed"
      onSave={nothing}
      onDiscard={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  locales: { streamer: streamerLocales },
});
