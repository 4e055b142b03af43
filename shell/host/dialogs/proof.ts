/** The person proves once more who it is: the one place where the shell asks for the password of who is signed in. */
import { confirmWay } from '#bridge/calls/uac/security.ts';
import { callGateway } from '../../gateway.ts';
import { askProof, dialog } from '../../stores/dialogs/dialogs.ts';

/**
 * Asks for the proof, unless it was given in the last minutes; an app is named as the one that wants it. Returns whether it
 * is there, and null where something else is asked at the moment.
 */
export async function proveAgain(app: string | null, signal: AbortSignal): Promise<boolean | null> {
  const { way, confirmedUntil } = await callGateway(confirmWay, {}, signal);
  if (confirmedUntil !== null) return true;
  const asked = dialog.get();
  if (signal.aborted || (asked !== null && asked.kind !== 'proof')) return null;
  return askProof({ app, way }, signal);
}
