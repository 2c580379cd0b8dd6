import { SegmentedControl, Select } from '@footlight/ui';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  fitWindow,
  useSize,
  type WindowName,
} from '../../packages/studio-widgets/src/brand/brand-studio/preview/simulated-window.ts';
import type { LinkedBrand } from './brand-link.ts';
import { type FrameState, useSendState } from './frame-state.ts';

export interface PageFrameProps {
  brand: LinkedBrand;
  logo: string | null;
  /** Address of the story that shows a page alone. */
  src: string;
}

const pages = {
  '/': { label: 'Home', role: 'guest' },
  '/girls/new': { label: 'List of rooms', role: 'guest' },
  '/katya_lind': { label: 'Room', role: 'viewer' },
  '/katya_lind/bio': { label: 'Profile', role: 'guest' },
  '/katya_lind/fanclub': { label: 'Fan club', role: 'guest' },
  '/account/tokens': { label: 'Purchase', role: 'viewer' },
  '/account/settings': { label: 'Account', role: 'viewer' },
  '/studio': { label: 'Studio', role: 'broadcaster' },
  '/login': { label: 'Log in', role: 'guest' },
} as const satisfies Record<string, { label: string; role: FrameState['role'] }>;
type Path = keyof typeof pages;
const paths = Object.keys(pages) as Path[];

/** Whole pages of the site in the brand, in a window of their own: desktop or phone, light or dark. */
export const PageFrame = ({ brand, logo, src }: PageFrameProps) => {
  const [path, setPath] = useState<Path>('/');
  const [scheme, setScheme] = useState<FrameState['scheme']>('light');
  const [screen, setScreen] = useState<WindowName>('desktop');
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [box, room] = useSize();
  const { label, role } = pages[path];
  useSendState(
    frame,
    useMemo(() => ({ path, role, scheme, brand, logo }), [path, role, scheme, brand, logo]),
  );
  const { width, height, scale } = fitWindow(screen, room);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Select
          aria-label="Page"
          className="w-auto max-w-full"
          value={path}
          options={paths.map((value) => ({ value, label: pages[value].label }))}
          onValueChange={(value) => setPath(value as Path)}
        />
        <SegmentedControl
          aria-label="Window"
          value={screen}
          segments={[
            { value: 'desktop', label: 'Desktop', icon: <Monitor />, hideLabel: true },
            { value: 'phone', label: 'Phone', icon: <Smartphone />, hideLabel: true },
          ]}
          onValueChange={(value) => setScreen(value as WindowName)}
        />
        <SegmentedControl
          aria-label="Colour scheme"
          value={scheme}
          segments={[
            { value: 'light', label: 'Light', icon: <Sun />, hideLabel: true },
            { value: 'dark', label: 'Dark', icon: <Moon />, hideLabel: true },
          ]}
          onValueChange={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <div
        ref={box}
        // The window is placed from its left corner, also on right-to-left pages.
        dir="ltr"
        className="flex h-[75dvh] min-w-0 justify-center overflow-hidden"
      >
        <div
          className="relative shrink-0 overflow-hidden rounded-lg border border-border-strong bg-surface"
          style={{ width: width * scale + 2, height: height * scale + 2 }}
        >
          <iframe
            ref={setFrame}
            title={`${label}, ${scheme}`}
            src={src}
            className="absolute start-0 top-0 max-w-none"
            style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </div>
      </div>
    </div>
  );
};
