// Two small sounds of wood on wood, made on the spot.

let context: AudioContext | null = null;

function knock(at: number, pitch: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + 0.08);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.2);
}

/** A piece is set down; or, for `yourTurn`, somebody knocks twice on the table. */
export function sound(what: "piece" | "yourTurn"): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (what === "piece") knock(now, 320, 0.08);
  else {
    knock(now, 250, 0.16);
    knock(now + 0.16, 310, 0.16);
  }
}
