// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { Chat } from './chat.tsx';
import { createStoryLog, storyLines } from './story-log.ts';

const nothing = () => undefined;
const log = createStoryLog(storyLines(30));

conformance({
  name: 'chat',
  element: (probe) => (
    <Chat
      log={log}
      viewer={{ username: 'viewer', isLoggedIn: true }}
      broadcaster={{ username: 'luna_maren', displayName: 'Luna Maren' }}
      connection="joined"
      onSend={nothing}
      onRetry={nothing}
      onAskSignUp={nothing}
      draft=""
      onDraftChange={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { room: roomLocales },
});
