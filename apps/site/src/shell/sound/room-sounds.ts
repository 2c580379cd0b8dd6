import type { RoomSound, TipSound } from '@footlight/contract';

/** One tone: pitch in hertz, start and length in seconds, loudness from 0 to 1. */
interface Tone {
  pitch: number;
  at: number;
  length: number;
  loudness?: number;
  shape?: OscillatorType;
}

/** Semitones over A4. */
const note = (step: number): number => 440 * 2 ** (step / 12);
const run = (steps: readonly number[], gap: number, length: number, shape?: OscillatorType): Tone[] =>
  steps.map((step, index) => ({ pitch: note(step), at: index * gap, length, ...(shape ? { shape } : {}) }));

/** The tones of each tip tier: more tokens play more tones of an arpeggio. */
const TIERS: Record<TipSound['level'], Tone[]> = {
  1: run([12], 0, 0.18),
  2: run([12, 16], 0.09, 0.22),
  3: run([12, 16, 19], 0.09, 0.28),
  4: run([12, 16, 19, 24], 0.08, 0.36),
  5: run([7, 12, 16, 19, 24, 28], 0.07, 0.5),
};

/** Melody of a special amount, made from its digits, so that each one is recognisable without a sound file. */
const specialMelody = (amount: number): Tone[] => {
  const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];
  const steps = [...String(amount)].map((digit) => (scale[Number(digit)] ?? 0) + 5);
  return run([...steps, ...steps.toReversed()], 0.1, 0.24, 'triangle');
};

const ROOM_SOUNDS: Record<RoomSound, Tone[]> = {
  bell: [
    { pitch: note(24), at: 0, length: 0.9 },
    { pitch: note(24) * 2.76, at: 0, length: 0.5, loudness: 0.35 },
  ],
  chime: run([28, 24, 19], 0.14, 0.6),
  drum: [
    { pitch: 110, at: 0, length: 0.14, shape: 'triangle' },
    { pitch: 82, at: 0.16, length: 0.22, shape: 'triangle' },
  ],
  fanfare: run([7, 7, 12, 16, 19], 0.13, 0.3, 'square'),
};

/** At most one sound in this time, so that many tips are not noise. A sound of a higher tier may interrupt. */
const REST = 0.3;
/** Share of full scale at volume 100, because several tones sound together. */
const PEAK = 0.22;

let context: AudioContext | null = null;
let busyUntil = 0;
let busyLevel = 0;

const sound = (tones: readonly Tone[], volume: number, level: number): void => {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (now < busyUntil && level <= busyLevel) return;
  busyUntil = now + REST;
  busyLevel = level;
  for (const { pitch, at, length, loudness = 1, shape = 'sine' } of tones) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    const start = now + at + 0.01;
    // Hearing is logarithmic: half the slider should sound half as loud.
    const peak = PEAK * loudness * (Math.min(100, volume) / 100) ** 2 * (shape === 'square' ? 0.4 : 1);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak), start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
};

/** A tip of the tier or the special amount. `volume` from 0 to 100. */
export const playTip = ({ level, special }: TipSound, volume: number): void =>
  sound(special === null ? TIERS[level] : specialMelody(special), volume, special === null ? level : 6);

/** Sounds that the room's broadcaster and moderators play to everyone. */
export const playRoomSound = (name: RoomSound, volume: number): void => sound(ROOM_SOUNDS[name], volume, 7);

/** A short sound for a toast, at the volume of tips (spec 2 §9). */
export const playToast = (volume: number): void => sound(run([19], 0, 0.12), volume * 0.7, 0);
