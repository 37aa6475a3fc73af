// Small sounds of wood, stone, paper and wind, made on the spot and never loud.

export type SoundName =
  | "piece"
  | "card"
  | "coin"
  | "stone"
  | "dice"
  | "wind"
  | "storm"
  | "good"
  | "bad"
  | "reveal"
  | "yourTurn"
  | "chat"
  | "end";

let context: AudioContext | null = null;
let volume: GainNode | null = null;

/** A tone that falls, as when something hard is set down. */
function knock(after: number, pitch: number, loud: number, lasts = 0.16, type: OscillatorType = "triangle"): void {
  if (!context || !volume) return;
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + lasts / 2);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  tone.connect(gain).connect(volume);
  tone.start(at);
  tone.stop(at + lasts + 0.04);
}

/** A clear tone that swells and fades, as of a bowl. */
function bowl(after: number, pitch: number, loud: number, lasts: number): void {
  if (!context || !volume) return;
  const at = context.currentTime + after;
  for (const [share, level] of [
    [1, 1],
    [2.76, 0.3],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch * share;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud * level, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts / share ** 0.5);
    tone.connect(gain).connect(volume);
    tone.start(at);
    tone.stop(at + lasts + 0.05);
  }
}

/** Noise through a moving filter: paper, gravel, wind. */
function rush(after: number, from: number, to: number, loud: number, lasts: number): void {
  if (!context || !volume) return;
  const at = context.currentTime + after;
  const noise = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + lasts * 0.35);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  noise.connect(filter).connect(gain).connect(volume);
  noise.start(at);
}

const SOUNDS: Record<SoundName, () => void> = {
  piece: () => knock(0, 320, 0.5),
  card: () => rush(0, 2600, 5200, 0.25, 0.12),
  coin: () => {
    knock(0, 1900, 0.18, 0.22, "sine");
    knock(0.05, 2500, 0.14, 0.26, "sine");
  },
  stone: () => {
    knock(0, 150, 0.8, 0.14);
    rush(0, 1400, 700, 0.2, 0.09);
  },
  dice: () => [0, 0.07, 0.13, 0.22].forEach((after, n) => knock(after, 520 - 60 * n, 0.35, 0.09)),
  wind: () => rush(0, 350, 900, 0.35, 1.4),
  storm: () => {
    rush(0, 250, 1500, 0.5, 1.1);
    knock(0.25, 70, 0.7, 0.7, "sine");
  },
  good: () => {
    bowl(0, 523, 0.25, 0.7);
    bowl(0.12, 784, 0.2, 0.9);
  },
  bad: () => knock(0, 140, 0.5, 0.4, "sine"),
  reveal: () => {
    rush(0, 1800, 3600, 0.22, 0.16);
    knock(0.12, 420, 0.35);
  },
  yourTurn: () => {
    knock(0, 250, 0.9);
    knock(0.16, 310, 0.9);
  },
  chat: () => knock(0, 700, 0.3, 0.12, "sine"),
  end: () => [392, 523, 659].forEach((pitch, n) => bowl(0.22 * n, pitch, 0.28, 1.8)),
};

/** Plays a sound, at a volume between 0 and 1; a page that nobody has touched yet may make none. */
export function sound(what: SoundName, loudness = 0.25): void {
  if (!navigator.userActivation.hasBeenActive) return;
  if (!context || !volume) {
    context = new AudioContext();
    volume = context.createGain();
    volume.connect(context.destination);
  }
  volume.gain.value = loudness;
  void context.resume().then(SOUNDS[what]);
}
