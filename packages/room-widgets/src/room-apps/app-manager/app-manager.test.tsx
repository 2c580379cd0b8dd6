// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { streamerLocales } from '../../locales/streamer/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { AppManager } from './app-manager.tsx';

const nothing = () => undefined;

conformance({
  name: 'app-manager',
  element: (probe) => (
    <AppManager
      installed={[storyApps.tip_goal]}
      drafts={{}}
      onDraftChange={nothing}
      busy={null}
      onInstall={nothing}
      onUninstall={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { streamer: streamerLocales },
});
