// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { camLocales } from '../../locales/cam/index.ts';
import { meetLocales } from '../../locales/meet/index.ts';
import { MeetStage } from './meet-stage.tsx';

const nothing = () => undefined;
const actions = {
  onAccept: nothing,
  onNext: nothing,
  onStop: nothing,
  onReport: nothing,
  onMicrophoneChange: nothing,
};

conformance({
  name: 'meet-stage',
  element: (probe) => (
    <MeetStage
      side="viewer"
      stage="waiting"
      partner={null}
      local={null}
      remote={null}
      isMicrophoneOn
      actions={actions}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { cam: camLocales, meet: meetLocales },
});
