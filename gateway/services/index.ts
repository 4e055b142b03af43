import type { Calls } from '#bridge/calls/index.ts';
import type { HandlersFor } from '../kernel/handler.ts';
import { agentHandlers } from './agent/index.ts';
import { auditHandlers } from './audit/index.ts';
import { companyHandlers } from './company/index.ts';
import { customHandlers } from './custom/index.ts';
import { deliveryHandlers } from './delivery/index.ts';
import { docenterHandlers } from './docenter/index.ts';
import { trainingHandlers } from './elephantstep/index.ts';
import { etaxHandlers } from './etax/index.ts';
import { filecenterHandlers } from './filecenter/index.ts';
import { formHandlers } from './form/index.ts';
import { helpHandlers } from './help/index.ts';
import { homeHandlers } from './home/index.ts';
import { insuranceHandlers } from './insurance/index.ts';
import { jobsHandlers } from './jobs/index.ts';
import { joyhrHandlers } from './joyhr/index.ts';
import { kaoqinHandlers } from './kaoqin/index.ts';
import { menuHandlers } from './menu/index.ts';
import { messageHandlers } from './message/index.ts';
import { outsourcingHandlers } from './outsourcing/index.ts';
import { paibanHandlers } from './paiban/index.ts';
import { performanceHandlers } from './performance/index.ts';
import { prismHandlers } from './prism/index.ts';
import { recruitHandlers } from './recruit/index.ts';
import { registryHandlers } from './registry/index.ts';
import { reportHandlers } from './report/index.ts';
import { ruleEngineHandlers } from './ruleEngine/index.ts';
import { salaryHandlers } from './salary/index.ts';
import type { GatewayServices } from './services.ts';
import { supplierHandlers } from './supplier/index.ts';
import { tourshopHandlers } from './tourshop/index.ts';
import { trackHandlers } from './track/index.ts';
import { tumHandlers } from './tum/index.ts';
import { uacHandlers } from './uac/index.ts';
import { umsHandlers } from './ums/index.ts';
import { vacationHandlers } from './vacation/index.ts';
import { workflowHandlers } from './workflow/index.ts';
import { wpmHandlers } from './wpm/index.ts';

/** Every call with what serves it. A call without a handler does not compile here. */
export const handlers: HandlersFor<Calls, GatewayServices> = {
  ...uacHandlers,
  ...deliveryHandlers,
  ...tumHandlers,
  ...companyHandlers,
  ...customHandlers,
  ...menuHandlers,
  ...umsHandlers,
  ...joyhrHandlers,
  ...kaoqinHandlers,
  ...vacationHandlers,
  ...outsourcingHandlers,
  ...paibanHandlers,
  ...docenterHandlers,
  ...helpHandlers,
  ...prismHandlers,
  ...recruitHandlers,
  ...performanceHandlers,
  ...trainingHandlers,
  ...reportHandlers,
  ...messageHandlers,
  ...homeHandlers,
  ...filecenterHandlers,
  ...auditHandlers,
  ...trackHandlers,
  ...registryHandlers,
  ...jobsHandlers,
  ...workflowHandlers,
  ...salaryHandlers,
  ...insuranceHandlers,
  ...etaxHandlers,
  ...ruleEngineHandlers,
  ...formHandlers,
  ...supplierHandlers,
  ...tourshopHandlers,
  ...agentHandlers,
  ...wpmHandlers,
};
