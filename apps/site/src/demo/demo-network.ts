import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { type DemoParts, demoCalls } from './demo-calls.ts';
import { createDemoRooms } from './demo-rooms.ts';
import { demoStreams } from './demo-streams.ts';

/**
 * Answers the page's calls and sockets in the page itself. A service worker would need a secure origin and a page that
 * waits for it, and could not answer sockets. The returned function ends it.
 */
export const startDemoNetwork = ({ isLive, ...parts }: Omit<DemoParts, 'rooms'> & { isLive: boolean }) => {
  const rooms = createDemoRooms(parts.session, { isLive });
  // The two packages declare the same class, each in files of its own.
  const interceptors = [
    new FetchInterceptor(),
    new WebSocketInterceptor(),
    // hls.js loads playlists with it.
    new XMLHttpRequestInterceptor(),
  ] as never[];
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors })],
    handlers: [...demoCalls({ ...parts, rooms }), ...rooms.handlers, demoStreams],
    // Scripts, pictures and segments of videos are files.
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  network.enable();
  return () => network.disable();
};
