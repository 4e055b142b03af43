import type { CallContext, Verdict } from '../handler.ts';
import { readReach } from './reach.ts';

/** The policy of a call about the company as a whole, such as a declaration: the role that grants the function reaches everybody. */
export function reachesWholeCompany(
  functionId: string,
): (context: CallContext) => Promise<Verdict> {
  return async (context) => {
    const { everything } = await readReach(context, undefined, { bizType: functionId, functionId });
    return everything ? 'allow' : 'noPermission';
  };
}
