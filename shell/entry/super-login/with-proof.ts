import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { GatewayError } from '../../gateway.ts';
import { proveAgain } from '../../host/dialogs/proof.ts';

/**
 * Does something on a page before the portal; where it wants a proof of who it is, asks for that and does it once more.
 * The refusal is what it was where the person leaves that.
 */
export async function withProof<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    const isAsked = cause instanceof GatewayError && cause.codeName === uacCodes.confirmNeeded.name;
    if (!isAsked) throw cause;
    const proof = await proveAgain(null, new AbortController().signal);
    if (proof !== 'given' && proof !== 'known') throw cause;
    return work();
  }
}
