/** Everything that crossed the bridge of one app, both ways, as the inspector shows and saves it. */
import { atom, type ReadableAtom } from 'nanostores';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { watchAsked } from '../host/asked.ts';
import { audit } from '../host/audit.ts';

/** One call, without what it carried. */
export interface RecordedCall {
  readonly number: number;
  /** `in` is a call of the app, `out` one of the portal. */
  readonly direction: 'in' | 'out';
  readonly method: string;
  /** What the portal decided of a call of the app; the portal's own calls are always made. */
  readonly decision: 'served' | 'refused';
  readonly code: string;
  /** Milliseconds from the first call on. */
  readonly at: number;
  readonly milliseconds: number;
  readonly bytes: number;
}

/** Calls that are kept; the oldest go first. */
const most = 2_000;

const $calls = atom<readonly RecordedCall[]>([]);
let startedAt: number | null = null;
let count = 0;

/** The calls of this record, the oldest first. */
export const recordedCalls: ReadableAtom<readonly RecordedCall[]> = $calls;

type Facts = Omit<RecordedCall, 'number' | 'at'>;

function add(endedAt: number, facts: Facts): void {
  const at = endedAt - facts.milliseconds;
  startedAt ??= at;
  count += 1;
  const call = { number: count, ...facts, at: Math.max(0, at - startedAt) };
  $calls.set([...$calls.get(), call].slice(-most));
}

/** Records both ways of an app's bridge; answers how to stop. */
export function startRecord(app: string): () => void {
  const stops = [
    audit.listen(({ app: of, at, method, decision, code, milliseconds, size }) => {
      if (of === app)
        add(at, { direction: 'in', method, decision, code, milliseconds, bytes: size });
    }),
    watchAsked(({ app: of, at, method, code, milliseconds, size }) => {
      if (of === app)
        add(at, { direction: 'out', method, decision: 'served', code, milliseconds, bytes: size });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Forgets what was recorded; time begins anew with the next call. */
export function clearRecord(): void {
  startedAt = null;
  $calls.set([]);
}

/** Hands the record over as a file. */
export function saveRecord(app: string): void {
  const text = JSON.stringify({ app, calls: $calls.get() }, null, 2);
  saveBlob(new Blob([text], { type: 'application/json' }), `${app}-bridge.json`);
}
