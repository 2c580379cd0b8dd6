/** Head and shoulders of a person who stands on the floor at y = 0, around x = 0. */
const FIGURE =
  'M-150 0 C-146 -96 -92 -128 -34 -142 L-34 -172 A62 74 0 1 1 34 -172 L34 -142 C92 -128 146 -96 150 0 Z';

const PLACES = [
  { x: 20, scale: 0.7, opacity: 0.16 },
  { x: 620, scale: 0.7, opacity: 0.16 },
  { x: 320, scale: 1.25, opacity: 0.36 },
];

/** Three people who are not known yet, lit from below. */
export const Silhouettes = () => (
  <div className="absolute inset-0 -z-1">
    <svg
      aria-hidden="true"
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMax slice"
      className="size-full rtl:-scale-x-100"
    >
      {PLACES.map(({ x, scale, opacity }) => (
        <path
          key={x}
          d={FIGURE}
          fill="currentColor"
          opacity={opacity}
          transform={`translate(${x} 450) scale(${scale})`}
        />
      ))}
    </svg>
    <div className="absolute inset-0 bg-linear-to-b from-media to-transparent" />
  </div>
);
