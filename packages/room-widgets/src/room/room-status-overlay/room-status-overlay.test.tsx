// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { stageLocales } from '../../locales/stage/index.ts';
import { RoomStatusOverlay } from './room-status-overlay.tsx';

conformance({
  name: 'room-status-overlay',
  element: (probe) => (
    <RoomStatusOverlay
      status="offline"
      broadcasterName="Luna Maren"
      lastOnlineAt="2026-11-01T23:30:00.000Z"
      onAction={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  locales: { stage: stageLocales },
});
