import { useId } from 'react';

/** Head and shoulders of a person whose feet are in the light, around x = 0, on the floor at y = 0. */
const FIGURE =
  'M-150 0 C-146 -96 -92 -128 -34 -142 L-34 -172 A62 74 0 1 1 34 -172 L34 -142 C92 -128 146 -96 150 0 Z';

const PLACES = [
  { x: 20, scale: 0.7, opacity: 0.45 },
  { x: 620, scale: 0.7, opacity: 0.45 },
  { x: 320, scale: 1.25, opacity: 1 },
];

/** Three people who are not known yet, lit from below. Takes the text's colour. */
export const Silhouettes = ({ className }: { className?: string }) => {
  const light = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 800 450" preserveAspectRatio="xMidYMax slice" className={className}>
      <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.1" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.42" />
      </linearGradient>
      {PLACES.map(({ x, scale, opacity }) => (
        <path
          key={x}
          d={FIGURE}
          fill={`url(#${light})`}
          opacity={opacity}
          transform={`translate(${x} 450) scale(${scale})`}
        />
      ))}
    </svg>
  );
};
