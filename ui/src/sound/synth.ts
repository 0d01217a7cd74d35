import type { Sound } from './signals.ts';

/** Every sound is made here, out of noise and a few tones: nothing is fetched. */
type Score = (context: AudioContext, at: number) => void;

/** A burst of noise around a pitch: something hard or dry. */
function knock(
  context: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
): void {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: loud }))
    .connect(context.destination);
  source.start(at);
}

/** A soft tone that fades. */
function tone(context: AudioContext, at: number, pitch: number, length: number): void {
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

export const SCORES: Readonly<Record<Sound, Score>> = {
  throw(context, at) {
    for (const [index, when] of [0, 0.06, 0.1, 0.17, 0.24, 0.33].entries()) {
      knock(context, at + when, 1_900 - index * 160, 0.035, 0.5 - index * 0.05);
    }
  },
  lay: (context, at) => knock(context, at, 2_400, 0.03, 0.45),
  paper(context, at) {
    knock(context, at, 5_200, 0.09, 0.16);
    knock(context, at + 0.08, 3_600, 0.12, 0.14);
  },
  turn(context, at) {
    tone(context, at, 659, 0.22);
    tone(context, at + 0.12, 880, 0.3);
  },
  points(context, at) {
    for (const [index, pitch] of [523, 659, 784].entries()) {
      tone(context, at + index * 0.07, pitch, 0.2);
    }
  },
};
