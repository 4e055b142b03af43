/** A recording of the bridge as a file: what is saved, loaded, and played again. */
import * as z from 'zod/mini';
import { type RecordedCall, recordedCall } from './recorded-call.ts';

const recording = z.object({
  format: z.literal('atrium.recording'),
  version: z.literal(1),
  /** The app it was recorded of; null where it holds calls of several. */
  app: z.nullable(z.string()),
  recordedAt: z.string(),
  /** Places that may differ when it is played again, such as `storage.set value.savedAt`. */
  ignored: z._default(z.array(z.string()), []),
  calls: z.array(recordedCall),
});

/** A recording as a type. */
export type Recording = z.output<typeof recording>;

/** What a file turned out to be. */
export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  /** `place` is where the first fault stands, such as `calls.3.code`; empty for a file that is no JSON. */
  | { readonly ok: false; readonly place: string };

/** Makes a recording of what was recorded just now. */
export function makeRecording(app: string | null, calls: readonly RecordedCall[]): Recording {
  const recordedAt = new Date().toISOString();
  return {
    format: 'atrium.recording',
    version: 1,
    app,
    recordedAt,
    ignored: [],
    calls: [...calls],
  };
}

/** Writes a recording as the text of its file. */
export function writeRecording(made: Recording): string {
  return `${JSON.stringify(made, null, 2)}\n`;
}

/** Reads the text of a file. */
export function readRecording(text: string): ReadRecording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, place: '' };
  }
  const parsed = recording.safeParse(value);
  if (parsed.success) return { ok: true, recording: parsed.data };
  return { ok: false, place: parsed.error.issues[0]?.path.join('.') ?? '' };
}
