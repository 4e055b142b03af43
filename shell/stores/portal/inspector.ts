/** Whether the bridge inspector is open. What it shows is recorded only from then on, by what is loaded then. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { inspectorFunctions } from '#bridge/calls/audit/functions.ts';
import { hasFunction, permissions } from '../session/permissions.ts';

const $wanted = atom(false);

/** Whether this person may look at the bridge: an operator of the platform, and everybody in a development build. */
export const mayInspect: ReadableAtom<boolean> = computed(
  permissions,
  () =>
    process.env.NODE_ENV === 'development' || hasFunction(inspectorFunctions['bridge-inspector']),
);

/** Whether it is open now. */
export const inspectorOpen: ReadableAtom<boolean> = computed(
  [$wanted, mayInspect],
  (wanted, may) => wanted && may,
);

/** Opens it for whom it is meant. */
export function openInspector(): void {
  $wanted.set(true);
}

/** Closes it; what was recorded is gone. */
export function closeInspector(): void {
  $wanted.set(false);
}
