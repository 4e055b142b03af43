import { GatewayError } from '#bridge/calls/kit/send.ts';
import type { Bridge } from './bridge.ts';

/** With what the gateway refuses a sensitive change until its person proved once more who it is. */
const confirmNeeded = 'uac.confirmNeeded';

/**
 * Does what may be refused for want of a proof: then the shell asks the person, and it is done once more. Where the person
 * leaves that, or the shell cannot ask, the refusal is what it was, with words for a page to show.
 */
export async function withProof<Value>(bridge: Bridge, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.codeName !== confirmNeeded) throw error;
    if (!(await isProven(bridge))) throw error;
    return work();
  }
}

async function isProven(bridge: Bridge): Promise<boolean> {
  if (!bridge.isSupported('session.confirm')) return false;
  const { confirmed } = await bridge.session.confirm().catch(() => ({ confirmed: false }));
  return confirmed;
}
