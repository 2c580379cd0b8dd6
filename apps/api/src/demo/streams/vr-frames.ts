import type { VrFormat } from '@footlight/contract';

/** Size of the drawn frames of a VR loop: twice that of others, because a viewer sees only a part of them. */
const WIDTH = 480;
const HEIGHT = 270;
/** Metres between the eyes' middle and an eye. */
const EYE = 0.032;
/** Metres from the eyes to the floor. */
const FLOOR = 1.6;

type Vector = readonly [x: number, y: number, z: number];

/** The light that circles the viewer: metres, and whole turns per loop, so that the end matches the start. */
const ORBS = [
  { radius: 2.2, height: 0.1, turns: 1, start: 0, colour: [255, 120, 200] },
  { radius: 3, height: 0.7, turns: -1, start: 2.1, colour: [90, 200, 255] },
  { radius: 4, height: -0.5, turns: 2, start: 4.2, colour: [255, 200, 110] },
] as const;

/** One colour for each quarter around the viewer, starting in front. */
const QUARTERS = [
  [176, 64, 140],
  [44, 120, 190],
  [50, 140, 110],
  [190, 120, 50],
] as const;

const LINES = 24;
const fade = (distance: number, width: number): number => Math.max(0, 1 - Math.abs(distance) / width);

/** Columns of light at the horizon, a sky above it, and a floor of square tiles, which are square only in the right view. */
function backdrop([x, y, z]: Vector, eye: number): Vector {
  const yaw = Math.atan2(x, z);
  const quarter = QUARTERS[(Math.round(yaw / (Math.PI / 2)) + 4) % 4] ?? QUARTERS[0];
  let light: number;
  if (y < -0.02) {
    const reach = FLOOR / -y;
    const [across, ahead] = [eye + x * reach, z * reach];
    const line = Math.max(fade(across - Math.round(across), 0.06), fade(ahead - Math.round(ahead), 0.06));
    // Far lines are finer than a pixel.
    light = 0.25 + line * 0.75 * fade(reach, 12);
  } else {
    const turn = (yaw / Math.PI / 2) * LINES;
    const column = fade(turn - Math.round(turn), 0.16) * fade(y - 0.25, 0.3);
    const ring = fade(y - 0.62, 0.012) + fade(y - 0.86, 0.012);
    light = 0.2 + 0.35 * fade(y, 0.5) + 0.9 * column + 0.5 * ring;
  }
  return [quarter[0] * light, quarter[1] * light, quarter[2] * light];
}

const normal = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** Where each pixel of one eye's picture looks, in an equirectangular picture. */
function directions(columns: number, { projection }: VrFormat): Float32Array {
  const span = projection === '360' ? Math.PI * 2 : Math.PI;
  const all = new Float32Array(columns * HEIGHT * 3);
  let at = 0;
  for (let row = 0; row < HEIGHT; row += 1) {
    const pitch = (0.5 - (row + 0.5) / HEIGHT) * Math.PI;
    for (let column = 0; column < columns; column += 1) {
      const yaw = ((column + 0.5) / columns - 0.5) * span;
      all.set([Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)], at);
      at += 3;
    }
  }
  return all;
}

/** An abstract room around the viewer as the picture of a VR camera. */
export function vrScene(format: VrFormat) {
  const eyes = format.layout === 'sbs' ? [-EYE, EYE] : [0];
  const columns = WIDTH / eyes.length;
  /** Created with the first frame: a process whose loops already exist does not need it. */
  let still: { rays: Float32Array; pictures: Float32Array[] } | null = null;
  const prepare = () => {
    const rays = directions(columns, format);
    const pictures = eyes.map((eye) => {
      const picture = new Float32Array(rays.length);
      for (let at = 0; at < rays.length; at += 3) {
        const ray: Vector = [rays[at] ?? 0, rays[at + 1] ?? 0, rays[at + 2] ?? 0];
        picture.set(backdrop(ray, eye), at);
      }
      return picture;
    });
    return { rays, pictures };
  };

  /** One frame in packed RGB. `phase` runs from 0 to 1 over the loop, and 1 looks like 0. */
  const draw = (phase: number): Uint8Array => {
    still ??= prepare();
    const { rays, pictures } = still;
    const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
    eyes.forEach((eye, index) => {
      const orbs = ORBS.map(({ radius, height, turns, start, colour }) => {
        const angle = start + turns * phase * Math.PI * 2;
        const place: Vector = [Math.sin(angle) * radius - eye, height, Math.cos(angle) * radius];
        return { toward: normal(place), colour, sharpness: 60 * radius * radius };
      });
      const picture = pictures[index] ?? new Float32Array();
      for (let row = 0; row < HEIGHT; row += 1) {
        let from = row * columns * 3;
        let to = (row * WIDTH + index * columns) * 3;
        for (let column = 0; column < columns; column += 1, from += 3, to += 3) {
          const [x, y, z] = [rays[from] ?? 0, rays[from + 1] ?? 0, rays[from + 2] ?? 0];
          let red = picture[from] ?? 0;
          let green = picture[from + 1] ?? 0;
          let blue = picture[from + 2] ?? 0;
          for (const { toward, colour, sharpness } of orbs) {
            const apart = 1 - (x * toward[0] + y * toward[1] + z * toward[2]);
            if (apart > 0.3) continue;
            const glow = 1 / (1 + apart * sharpness);
            red += colour[0] * glow;
            green += colour[1] * glow;
            blue += colour[2] * glow;
          }
          pixels[to] = Math.min(255, red);
          pixels[to + 1] = Math.min(255, green);
          pixels[to + 2] = Math.min(255, blue);
        }
      }
    });
    return pixels;
  };
  return { width: WIDTH, height: HEIGHT, tone: [196, 233.1, 293.7] as const, draw };
}
