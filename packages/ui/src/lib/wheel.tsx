import { useEffect, useState } from 'react';
import { cn } from './cn.ts';
import { reducesMotion } from './reduces-motion.ts';

const SIZE = 200;
const R = 96;
const looks = [
  ['fill-primary-soft', 'fill-on-primary-soft'],
  ['fill-secondary-soft', 'fill-on-secondary-soft'],
  ['fill-surface-sunken', 'fill-text'],
] as const;

const point = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(SIZE / 2 + radius * Math.cos(angle)).toFixed(2)} ${(SIZE / 2 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** Degrees that bring a prize under the pointer after the given number of spins. */
export const wheelTurn = (segments: number, prize: number, spins: number): number =>
  spins * 1_440 - ((prize + 0.5) / segments) * 360;

const SPIN_MS = 4_200;

/** Whether the wheel still turns to this spin: never to the one it starts with, and never with reduced motion. */
export const useWheelTurning = (spin: number | undefined): boolean => {
  const [landed, setLanded] = useState(spin);
  useEffect(() => {
    const timer = setTimeout(() => setLanded(spin), SPIN_MS);
    return () => clearTimeout(timer);
  }, [spin]);
  return landed !== spin && spin !== undefined && !reducesMotion();
};

export interface WheelProps {
  segments: number;
  /** Degrees. */
  turn: number;
  turning: boolean;
}

/** A picture of the wheel with equal, numbered segments. The list beside it shows the chances. */
export const Wheel = ({ segments, turn, turning }: WheelProps) => (
  <div data-part="wheel" aria-hidden="true" className="relative mx-auto w-full max-w-56">
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="block w-full">
      <title> </title>
      <g
        style={{ transform: `rotate(${turn}deg)`, transformOrigin: 'center' }}
        className={cn(
          turning && 'motion-safe:transition-transform motion-safe:duration-[4s] motion-safe:ease-out',
        )}
      >
        {Array.from({ length: segments }, (_, index) => {
          // With an odd number, the last segment must not look like the first, which it touches.
          const isLast = index === segments - 1 && segments % 2 === 1;
          const [area, ink] = looks[isLast ? 2 : index % 2 === 0 ? 0 : 1] ?? looks[2];
          const large = segments === 1 ? 1 : 0;
          const from = index / segments;
          const [x, y] = point((index + 0.5) / segments, R * 0.7).split(' ');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified by its position
            <g key={index}>
              <path
                d={`M ${SIZE / 2} ${SIZE / 2} L ${point(from, R)} A ${R} ${R} 0 ${large} 1 ${point((index + 1) / segments, R)} Z`}
                className={cn(area, 'stroke-border-strong')}
              />
              <text
                x={x}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={16}
                className={cn(ink, 'font-bold')}
                transform={`rotate(${((index + 0.5) / segments) * 360} ${x} ${y})`}
              >
                {index + 1}
              </text>
            </g>
          );
        })}
        <circle cx={SIZE / 2} cy={SIZE / 2} r={14} className="fill-surface stroke-border-strong" />
      </g>
      <path
        d={`M ${SIZE / 2 - 9} 0 L ${SIZE / 2 + 9} 0 L ${SIZE / 2} 20 Z`}
        className="fill-primary stroke-surface"
      />
    </svg>
  </div>
);
