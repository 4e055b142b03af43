import { agentCalls } from './agent/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { companyCalls } from './company/calls.ts';
import { customCalls } from './custom/calls.ts';
import { docenterCalls } from './docenter/calls.ts';
import { elephantstepCalls } from './elephantstep/calls.ts';
import { etaxCalls } from './etax/calls.ts';
import { filecenterCalls } from './filecenter/calls.ts';
import { formCalls } from './form/calls.ts';
import { helpCalls } from './help/calls.ts';
import { homeCalls } from './home/calls.ts';
import { insuranceCalls } from './insurance/calls.ts';
import { jobsCalls } from './jobs/calls.ts';
import { joyhrCalls } from './joyhr/calls.ts';
import { kaoqinCalls } from './kaoqin/calls.ts';
import type { CallTable } from './kit/define.ts';
import { menuCalls } from './menu/calls.ts';
import { messageCalls } from './message/calls.ts';
import { outsourcingCalls } from './outsourcing/calls.ts';
import { paibanCalls } from './paiban/calls.ts';
import { performanceCalls } from './performance/calls.ts';
import { prismCalls } from './prism/calls.ts';
import { recruitCalls } from './recruit/calls.ts';
import { registryCalls } from './registry/calls.ts';
import { reportCalls } from './report/calls.ts';
import { ruleEngineCalls } from './ruleEngine/calls.ts';
import { salaryCalls } from './salary/calls.ts';
import { supplierCalls } from './supplier/calls.ts';
import { tourshopCalls } from './tourshop/calls.ts';
import { trackCalls } from './track/calls.ts';
import { tumCalls } from './tum/calls.ts';
import { uacCalls } from './uac/calls.ts';
import { umsCalls } from './ums/calls.ts';
import { vacationCalls } from './vacation/calls.ts';
import { workflowCalls } from './workflow/calls.ts';
import { wpmCalls } from './wpm/calls.ts';

/** Written out: the type of so large a table is too long to be inferred into a declaration. */
type AllCalls = typeof uacCalls &
  typeof auditCalls &
  typeof trackCalls &
  typeof registryCalls &
  typeof tumCalls &
  typeof companyCalls &
  typeof customCalls &
  typeof menuCalls &
  typeof umsCalls &
  typeof joyhrCalls &
  typeof kaoqinCalls &
  typeof vacationCalls &
  typeof outsourcingCalls &
  typeof paibanCalls &
  typeof docenterCalls &
  typeof helpCalls &
  typeof prismCalls &
  typeof recruitCalls &
  typeof performanceCalls &
  typeof elephantstepCalls &
  typeof filecenterCalls &
  typeof homeCalls &
  typeof messageCalls &
  typeof reportCalls &
  typeof jobsCalls &
  typeof workflowCalls &
  typeof salaryCalls &
  typeof insuranceCalls &
  typeof etaxCalls &
  typeof ruleEngineCalls &
  typeof formCalls &
  typeof supplierCalls &
  typeof tourshopCalls &
  typeof agentCalls &
  typeof wpmCalls;

/** Every gateway call, by the key its handler is bound under; two lines an area, and no key in two areas. */
export const calls: AllCalls = {
  ...uacCalls,
  ...auditCalls,
  ...trackCalls,
  ...registryCalls,
  ...tumCalls,
  ...companyCalls,
  ...customCalls,
  ...menuCalls,
  ...umsCalls,
  ...joyhrCalls,
  ...kaoqinCalls,
  ...vacationCalls,
  ...outsourcingCalls,
  ...paibanCalls,
  ...docenterCalls,
  ...helpCalls,
  ...prismCalls,
  ...recruitCalls,
  ...performanceCalls,
  ...elephantstepCalls,
  ...filecenterCalls,
  ...homeCalls,
  ...messageCalls,
  ...reportCalls,
  ...jobsCalls,
  ...workflowCalls,
  ...salaryCalls,
  ...insuranceCalls,
  ...etaxCalls,
  ...ruleEngineCalls,
  ...formCalls,
  ...supplierCalls,
  ...tourshopCalls,
  ...agentCalls,
  ...wpmCalls,
} satisfies CallTable;

/** The table of all calls. */
export type Calls = typeof calls;

/** The key of one call in the table. */
export type CallKey = keyof Calls;
