// @vitest-environment happy-dom
import { exampleStreamerSettings } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { StreamerSettings } from './streamer-settings.tsx';

const nothing = () => undefined;

conformance({
  name: 'streamer-settings',
  element: (probe) => (
    <StreamerSettings
      draft={exampleStreamerSettings}
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
