import type { insuranceCalls } from '#bridge/calls/insurance/calls.ts';
import { insuranceFunctions } from '#bridge/calls/insurance/functions.ts';
import { enrolmentCalls } from '#bridge/calls/insurance/records/enrolment.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { reachesWholeCompany } from '#gateway/kernel/people/whole-company.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import { applyBases, listBases } from './bases/bases.ts';
import { enrolments } from './records/enrolments.ts';
import { listStatementPeople } from './statements/people.ts';
import { downloadStatement } from './statements/sheet.ts';
import { readStatement } from './statements/statement.ts';

// A company pays for everybody at once.
const states = reachesWholeCompany(insuranceFunctions.insurance);

/** The handlers of the calls about social insurance. */
export const insuranceHandlers = {
  insuranceStatement: { policy: states, handle: readStatement },
  insuranceStatementPeople: { policy: states, handle: listStatementPeople },
  insuranceStatementFile: { policy: states, handle: downloadStatement },
  insuranceBases: { policy: accessIsEnough, handle: listBases },
  applyInsuranceBases: { policy: accessIsEnough, handle: applyBases },
  ...serveRecord('enrolment', enrolmentCalls, enrolments, () => records),
} as const satisfies HandlersFor<typeof insuranceCalls>;
