/** What crossed the bridge while the inspector was open, in the order in which it began. */
import { atom, type ReadableAtom } from 'nanostores';
import { createRecorder } from '#bridge/recording/recorder.ts';
import { audit } from '../../host/audit/audit.ts';
import { watchOutgoing } from '../../host/frames/outgoing-calls.ts';
import { watchPeople } from './people.ts';
import { hasEnded, type ShownCall } from './shown-calls.ts';

/** Calls that are kept; the oldest go first. */
const mostKept = 2_000;

/**
 * Milliseconds that calls are gathered for before they are drawn: an app may make fifty in a second, and one that ends
 * as soon as this is never seen to wait.
 */
const gathering = 80;

const $calls = atom<readonly ShownCall[]>([]);
/** What is new of each call, by its key. */
const gathered = new Map<number, ShownCall>();
let timer: ReturnType<typeof setTimeout> | undefined;
const people = watchPeople();
const recorder = createRecorder(gather, { onBegin: gather, isByPerson: people.hadActed });

function gather(call: ShownCall['call'], key: number): void {
  gathered.set(key, { key, call });
  timer ??= setTimeout(show, gathering);
}

function show(): void {
  clearTimeout(timer);
  timer = undefined;
  if (gathered.size === 0) return;
  const known = $calls.get();
  // A call that has ended stays where it began.
  const drawn = new Set(known.map(({ key }) => key));
  const fresh = [...gathered.values()].filter(({ key }) => !drawn.has(key));
  $calls.set([...known.map((one) => gathered.get(one.key) ?? one), ...fresh].slice(-mostKept));
  gathered.clear();
}

/** The calls of this record. */
export const recordedCalls: ReadableAtom<readonly ShownCall[]> = $calls;

/** Milliseconds since the first call of this record began. */
export const elapsed: () => number = recorder.elapsed;

/** Records both ways of the bridge from now on; returns how to stop. */
export function startRecord(): () => void {
  const stops = [
    audit.listen(recorder.heard, recorder.begun),
    watchOutgoing(recorder.asked),
    people.start(),
  ];
  return () => {
    for (const stop of stops) stop();
    show();
    // No one hears what becomes of those that wait.
    recorder.dropWaiting();
    $calls.set($calls.get().filter(hasEnded));
  };
}

/** Forgets what was recorded; time starts over with the next call. */
export function clearRecord(): void {
  clearTimeout(timer);
  timer = undefined;
  gathered.clear();
  recorder.restart();
  $calls.set([]);
}
