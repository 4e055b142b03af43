/** Amounts of pay in forms: what a certificate of income says is seen by the person and by who decides about it. */
import { certificateBizType, certificateFields } from '#bridge/calls/workflow/certificates.ts';

const none: ReadonlySet<string> = new Set();
const ofCertificates: ReadonlySet<string> = new Set([certificateFields.income]);

/**
 * The fields that hold an amount of pay, by what a form is for: who only looks after approvals, or was only sent a copy, does
 * not see them.
 */
export function amountFieldsOf(bizType: string | null): ReadonlySet<string> {
  return bizType === certificateBizType ? ofCertificates : none;
}
