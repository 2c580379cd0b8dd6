import { useEffect, useState } from 'react';

const windows = { desktop: { width: 1280 }, phone: { width: 390, height: 780 } } as const;
export type WindowName = keyof typeof windows;

/** The simulated window and its scale: a desktop fills the room, a phone is shown whole. */
export const fitWindow = (name: WindowName, room: { width: number; height: number }) => {
  // The frame has a border.
  const [wide, high] = [Math.max(0, room.width - 2), Math.max(0, room.height - 2)];
  const { width } = windows[name];
  if (name === 'desktop') {
    const scale = Math.min(1, wide / width);
    return { width, height: scale > 0 ? Math.round(high / scale) : 0, scale };
  }
  const { height } = windows.phone;
  return { width, height, scale: Math.min(1, wide / width, high / height) };
};

/** Tracks the size of an element. */
export const useSize = () => {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  return [setBox, size] as const;
};
