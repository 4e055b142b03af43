/** The person proves once more who it is: the one place where the shell asks for the password of who is signed in. */
import { confirmWay } from '#bridge/calls/uac/security.ts';
import { callGateway } from '../../gateway.ts';
import { askProof, dialog } from '../../stores/dialogs/dialogs.ts';
import { session } from '../../stores/session/session.ts';

/**
 * What came of asking: the proof was given in the dialog, or is known from the last minutes; the person left the dialog;
 * something else is asked at the moment; or an operator works as somebody else, whose password no operator has.
 */
export type Proof = 'given' | 'known' | 'left' | 'busy' | 'visit';

/**
 * Asks for the proof, unless it was given in the last minutes; an app is named as the one that wants it. `mayAsk` is
 * looked at once more before the dialog opens.
 */
export async function proveAgain(
  app: string | null,
  signal: AbortSignal,
  mayAsk: () => boolean = () => true,
): Promise<Proof> {
  if (session.get()?.superLogin) return 'visit';
  const { way, confirmedUntil } = await callGateway(confirmWay, {}, signal);
  if (confirmedUntil !== null) return 'known';
  const asked = dialog.get();
  const joins = asked?.kind === 'proof' && !asked.isOver;
  if (signal.aborted || (asked !== null && !joins) || !mayAsk()) return 'busy';
  return (await askProof({ app, way }, signal)) ? 'given' : 'left';
}
