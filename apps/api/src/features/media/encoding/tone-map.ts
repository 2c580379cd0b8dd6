/** What a film's signal means where it is not SDR with the primaries of BT.709. */
export type WideSignal = 'hlg' | 'pq' | 'bt2020';

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Luminance of a white that is not a highlight (BT.2408), and of the brightest highlight that keeps its detail, in
 * cd/m².
 */
const WHITE = 203;
const PEAK = 1000;
/** Points on each side of the table. */
const SIDE = 33;

const each = (colour: Colour, change: (value: number) => number): Colour => [
  change(colour[0]),
  change(colour[1]),
  change(colour[2]),
];
const luminance = ([red, green, blue]: Colour): number => 0.2627 * red + 0.678 * green + 0.0593 * blue;

/** Constants of PQ (SMPTE ST 2084). */
const PQ = {
  m1: 2610 / 16384,
  m2: (2523 / 4096) * 128,
  c1: 3424 / 4096,
  c2: (2413 / 4096) * 32,
  c3: (2392 / 4096) * 32,
};
const pqToNits = (signal: number): number => {
  const power = signal ** (1 / PQ.m2);
  return 10_000 * (Math.max(0, power - PQ.c1) / (PQ.c2 - PQ.c3 * power)) ** (1 / PQ.m1);
};
const nitsToPq = (nits: number): number => {
  const power = (nits / 10_000) ** PQ.m1;
  return ((PQ.c1 + PQ.c2 * power) / (1 + PQ.c3 * power)) ** PQ.m2;
};

/** Light of the scene for a signal of HLG, from 0 to 1 (BT.2100). */
const hlgToScene = (signal: number): number =>
  signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12;

/** Light of a display in cd/m². */
const DECODERS: Record<WideSignal, (signal: Colour) => Colour> = {
  pq: (signal) => each(signal, pqToNits),
  hlg: (signal) => {
    const scene = each(signal, hlgToScene);
    const gain = PEAK * luminance(scene) ** 0.2;
    return each(scene, (light) => light * gain);
  },
  bt2020: (signal) => each(signal, (value) => WHITE * value ** 2.4),
};

/** The curve of BT.2390: dark and middle tones stay, highlights up to {@link PEAK} fit below {@link WHITE}. */
function compress(nits: number): number {
  const scale = nitsToPq(PEAK);
  const most = nitsToPq(WHITE) / scale;
  const knee = 1.5 * most - 0.5;
  const from = Math.min(1, nitsToPq(nits) / scale);
  if (from <= knee) return nits;
  const t = (from - knee) / (1 - knee);
  const to =
    (2 * t ** 3 - 3 * t ** 2 + 1) * knee +
    (t ** 3 - 2 * t ** 2 + t) * (1 - knee) +
    (-2 * t ** 3 + 3 * t ** 2) * most;
  return pqToNits(to * scale);
}

/** Primaries of BT.709 instead of BT.2020 (BT.2087). */
const to709 = ([red, green, blue]: Colour): Colour => [
  1.6605 * red - 0.5876 * green - 0.0728 * blue,
  -0.1246 * red + 1.1329 * green - 0.0083 * blue,
  -0.0182 * red - 0.1006 * green + 1.1187 * blue,
];

/** Colours outside BT.709 move towards grey of their brightness, which keeps their hue. */
function intoGamut(colour: Colour, grey: number): Colour {
  const share = Math.min(
    1,
    ...colour.map((value) => {
      if (value < 0) return grey / (grey - value);
      return value > 1 ? (1 - grey) / (value - grey) : 1;
    }),
  );
  return each(colour, (value) => grey + (value - grey) * share);
}

/** The SDR signal (BT.709, display gamma 2.4) that looks like this one. */
function toSdr(kind: WideSignal, signal: Colour): Colour {
  const light = DECODERS[kind](signal);
  const brightest = Math.max(...light);
  const gain = kind === 'bt2020' || brightest === 0 ? 1 : compress(brightest) / brightest;
  const shown = each(light, (value) => (value * gain) / WHITE);
  const fitted = intoGamut(to709(shown), Math.min(1, luminance(shown)));
  return each(fitted, (value) => Math.min(1, Math.max(0, value)) ** (1 / 2.4));
}

/**
 * A table of colours (.cube) for ffmpeg's `lut3d`. Every build has that filter; `zscale`, the usual way, needs a library
 * that many builds lack.
 */
export function toneMapCube(kind: WideSignal): string {
  const lines = [`LUT_3D_SIZE ${SIDE}`];
  const steps = Array.from({ length: SIDE }, (_, nth) => nth / (SIDE - 1));
  for (const blue of steps)
    for (const green of steps)
      for (const red of steps)
        lines.push(
          toSdr(kind, [red, green, blue])
            .map((value) => value.toFixed(6))
            .join(' '),
        );
  return `${lines.join('\n')}\n`;
}
