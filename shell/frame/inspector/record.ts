/** What crossed the bridge while the inspector was open, the oldest first. */
import { atom, type ReadableAtom } from 'nanostores';
import type { RecordedCall } from '#bridge/recording/recorded-call.ts';
import { createRecorder } from '#bridge/recording/recorder.ts';
import { watchAsked } from '../../host/asked.ts';
import { audit } from '../../host/audit.ts';
import { watchPeople } from './people.ts';

/** Calls that are kept; the oldest go first. */
const mostKept = 2_000;

/** Milliseconds that calls are gathered for before they are drawn: an app may make fifty in a second. */
const gathering = 80;

const $calls = atom<readonly RecordedCall[]>([]);
let gathered: RecordedCall[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const people = watchPeople();
const recorder = createRecorder((call) => {
  gathered.push(call);
  timer ??= setTimeout(show, gathering);
}, people.hadActed);

function show(): void {
  clearTimeout(timer);
  timer = undefined;
  if (gathered.length === 0) return;
  $calls.set([...$calls.get(), ...gathered].slice(-mostKept));
  gathered = [];
}

/** The calls of this record. */
export const recordedCalls: ReadableAtom<readonly RecordedCall[]> = $calls;

/** Records both ways of the bridge from now on; answers how to stop. */
export function startRecord(): () => void {
  const stops = [audit.listen(recorder.heard), watchAsked(recorder.asked), people.start()];
  return () => {
    for (const stop of stops) stop();
    show();
  };
}

/** Forgets what was recorded; time begins anew with the next call. */
export function clearRecord(): void {
  clearTimeout(timer);
  timer = undefined;
  gathered = [];
  recorder.restart();
  $calls.set([]);
}
