import { type DragEvent, useRef, useState } from 'react';

interface DropZone {
  /** A drag is over the element. */
  over: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Makes an element accept dropped files. The browser would otherwise navigate to a dropped file. */
export function useDropZone(onFiles: (files: File[]) => void, disabled: boolean): DropZone {
  const [over, setOver] = useState(false);
  // Enter and leave fire for every child too: only their balance shows whether the pointer is inside.
  const depth = useRef(0);
  const step = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return {
    over: over && !disabled,
    handlers: {
      onDragEnter: (event) => {
        event.preventDefault();
        step(1);
      },
      onDragOver: (event) => event.preventDefault(),
      onDragLeave: () => step(-1),
      onDrop: (event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(files);
      },
    },
  };
}
