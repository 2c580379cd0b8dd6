/** What the playground sends to the frame that shows a whole page. */
import type { SiteConfig } from '@footlight/contract';
import { useEffect, useState } from 'react';
import type { WholePageProps } from '../../apps/site/src/demo/whole-page/whole-page.tsx';
import type { LinkedBrand } from './brand-link.ts';

export interface FrameState {
  path: string;
  role: WholePageProps['role'];
  scheme: 'light' | 'dark';
  brand: LinkedBrand;
  /** Data URL of the logo. */
  logo: string | null;
}

export type LogoSettings = Pick<
  SiteConfig['site']['custom'],
  'logo_path' | 'logo_dark_path' | 'logo_width' | 'logo_height'
>;

const READY = 'playground frame ready';

/** In the frame: the newest state, once the playground around it has sent one. */
export function useSentState(): FrameState | null {
  const [state, setState] = useState<FrameState | null>(null);
  useEffect(() => {
    const read = ({ source, origin, data }: MessageEvent) => {
      if (source === window.parent && origin === window.origin && data?.playground) setState(data.playground);
    };
    window.addEventListener('message', read);
    if (window.parent !== window) window.parent.postMessage(READY, window.origin);
    return () => window.removeEventListener('message', read);
  }, []);
  return state;
}

/** In the playground: sends the state when the frame is ready, and again when it changes. */
export function useSendState(frame: HTMLIFrameElement | null, state: FrameState): void {
  useEffect(() => {
    const send = () => frame?.contentWindow?.postMessage({ playground: state }, window.origin);
    const answer = ({ source, data }: MessageEvent) => {
      if (source === frame?.contentWindow && data === READY) send();
    };
    window.addEventListener('message', answer);
    send();
    return () => window.removeEventListener('message', answer);
  }, [frame, state]);
}
