import type { supplierCalls } from '#bridge/calls/supplier/calls.ts';
import type { loginCalls } from '#bridge/calls/supplier/logins.ts';
import type { orderMessageCalls } from '#bridge/calls/supplier/messages.ts';
import type { portalCompanyCalls } from '#bridge/calls/supplier/portal/company.ts';
import type { portalDispatchCalls } from '#bridge/calls/supplier/portal/dispatch.ts';
import type { portalInvoiceCalls } from '#bridge/calls/supplier/portal/invoices.ts';
import type { portalMessageCalls } from '#bridge/calls/supplier/portal/messages.ts';
import type { portalOrderCalls } from '#bridge/calls/supplier/portal/orders.ts';
import type { portalSettlementCalls } from '#bridge/calls/supplier/portal/settlements.ts';
import type { portalTripCalls } from '#bridge/calls/supplier/portal/trips.ts';
import { supplierDeliveryCalls } from '#bridge/calls/supplier/records/delivery.ts';
import { supplierEvaluationCalls } from '#bridge/calls/supplier/records/evaluation.ts';
import { supplierInvoiceCalls } from '#bridge/calls/supplier/records/invoice.ts';
import { purchaseOrderCalls } from '#bridge/calls/supplier/records/order.ts';
import { supplierPriceListCalls } from '#bridge/calls/supplier/records/price-list.ts';
import { supplierQualificationCalls } from '#bridge/calls/supplier/records/qualification.ts';
import { supplierSettlementCalls } from '#bridge/calls/supplier/records/settlement.ts';
import { supplierCalls as oneSupplierCalls } from '#bridge/calls/supplier/records/supplier.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import type { GatewayServices } from '../services.ts';
import { readPurchasingCard } from './desk/card.ts';
import { readOverview } from './desk/overview.ts';
import { listOwnAgreements } from './dispatch/agreements.ts';
import { answerLines, confirmMonth, listOwnMonths } from './dispatch/months.ts';
import { listOwnRequests, propose, withdrawCandidate } from './dispatch/requests.ts';
import { listOwnWorkers } from './dispatch/workers.ts';
import { invite, mayInvite, resend } from './logins/invite.ts';
import { listLogins, listSuppliers } from './logins/list.ts';
import { turnLogin } from './logins/turn.ts';
import {
  downloadForMessage,
  listThreads,
  readByBuyer,
  readThread,
  sendToSupplier,
  uploadForMessage,
} from './messages/buyer.ts';
import { readOwnCompany } from './portal/company.ts';
import { announce, listOwnDeliveries, withdrawDelivery } from './portal/deliveries.ts';
import { appeal, listOwnEvaluations } from './portal/evaluations.ts';
import { addInvoice, listOwnInvoices } from './portal/invoices.ts';
import { addLicence } from './portal/licences.ts';
import { readBySupplier, readOwnThread, sendToBuyer } from './portal/messages.ts';
import { answerOrder, listOwnOrders } from './portal/orders.ts';
import { downloadScan, uploadScan } from './portal/scans.ts';
import { answerSettlement, listOwnSettlements } from './portal/settlements.ts';
import { readToday } from './portal/today.ts';
import { listDeliveries, listOrders } from './receiving/read.ts';
import { receive, reverse } from './receiving/receive.ts';
import {
  purchaseOrders,
  supplierDeliveries,
  supplierEvaluations,
  supplierInvoices,
  supplierPriceLists,
  supplierQualifications,
  supplierSettlements,
  suppliers,
} from './records/index.ts';
import { answerTrip, listOwnTrips, readOwnTrip } from './trips/own-trips.ts';

const all = () => records;

/** Logins of people of suppliers; mail leaves after its transaction. */
const logins = {
  supplierLogins: { policy: accessIsEnough, handle: listLogins },
  loginSuppliers: { policy: accessIsEnough, handle: listSuppliers },
  inviteSupplierLogin: { plane: 'session', audit: 'event', policy: mayInvite, handle: invite },
  resendSupplierLogin: { plane: 'session', audit: 'event', policy: mayInvite, handle: resend },
  turnSupplierLogin: { policy: accessIsEnough, handle: turnLogin },
} as const satisfies HandlersFor<typeof loginCalls, GatewayServices>;

/** What these people do: the function is theirs alone, and their transactions reach their supplier alone. */
const portal = {
  portalToday: { policy: accessIsEnough, handle: readToday },
  portalCompany: { policy: accessIsEnough, handle: readOwnCompany },
  portalUploadScan: { policy: accessIsEnough, handle: uploadScan },
  portalScan: { policy: accessIsEnough, handle: downloadScan },
  portalAddLicence: { policy: accessIsEnough, handle: addLicence },
  portalOrders: { policy: accessIsEnough, handle: listOwnOrders },
  portalAnswerOrder: { policy: accessIsEnough, handle: answerOrder },
  portalDeliveries: { policy: accessIsEnough, handle: listOwnDeliveries },
  portalAnnounce: { policy: accessIsEnough, handle: announce },
  portalWithdrawDelivery: { policy: accessIsEnough, handle: withdrawDelivery },
  portalSettlements: { policy: accessIsEnough, handle: listOwnSettlements },
  portalAnswerSettlement: { policy: accessIsEnough, handle: answerSettlement },
  portalInvoices: { policy: accessIsEnough, handle: listOwnInvoices },
  portalAddInvoice: { policy: accessIsEnough, handle: addInvoice },
  portalEvaluations: { policy: accessIsEnough, handle: listOwnEvaluations },
  portalAppeal: { policy: accessIsEnough, handle: appeal },
  portalMessages: { policy: accessIsEnough, handle: readOwnThread },
  portalSendMessage: { policy: accessIsEnough, handle: sendToBuyer },
  portalReadMessages: { policy: accessIsEnough, handle: readBySupplier },
} as const satisfies HandlersFor<
  typeof portalCompanyCalls &
    typeof portalOrderCalls &
    typeof portalSettlementCalls &
    typeof portalInvoiceCalls &
    typeof portalMessageCalls
>;

/** What purchasers and suppliers write to each other. */
const messages = {
  orderThreads: { policy: accessIsEnough, handle: listThreads },
  orderThread: { policy: accessIsEnough, handle: readThread },
  sendOrderMessage: { policy: accessIsEnough, handle: sendToSupplier },
  readOrderMessages: { policy: accessIsEnough, handle: readByBuyer },
  uploadOrderFile: { policy: accessIsEnough, handle: uploadForMessage },
  orderFile: { policy: accessIsEnough, handle: downloadForMessage },
} as const satisfies HandlersFor<typeof orderMessageCalls>;

/** What people of an agency do besides. */
const agency = {
  portalAgreements: { policy: accessIsEnough, handle: listOwnAgreements },
  portalWorkers: { policy: accessIsEnough, handle: listOwnWorkers },
  portalDispatchMonth: { policy: accessIsEnough, handle: listOwnMonths },
  portalAnswerDispatch: { policy: accessIsEnough, handle: answerLines },
  portalConfirmMonth: { policy: accessIsEnough, handle: confirmMonth },
  portalStaffRequests: { policy: accessIsEnough, handle: listOwnRequests },
  portalPropose: { policy: accessIsEnough, handle: propose },
  portalWithdrawCandidate: { policy: accessIsEnough, handle: withdrawCandidate },
} as const satisfies HandlersFor<typeof portalDispatchCalls>;

/** What people of a supplier that runs trips read. */
const trips = {
  portalTrips: { policy: accessIsEnough, handle: listOwnTrips },
  portalTrip: { policy: accessIsEnough, handle: readOwnTrip },
  portalAnswerTrip: { policy: accessIsEnough, handle: answerTrip },
} as const satisfies HandlersFor<typeof portalTripCalls>;

/** Suppliers, and what is bought of them. */
export const supplierHandlers = {
  purchasingOverview: { policy: accessIsEnough, handle: readOverview },
  purchasingCard: { policy: accessIsEnough, handle: readPurchasingCard },
  receivingOrders: { policy: accessIsEnough, handle: listOrders },
  receivedDeliveries: { policy: accessIsEnough, handle: listDeliveries },
  receiveDelivery: { policy: accessIsEnough, handle: receive },
  reverseDelivery: { policy: accessIsEnough, handle: reverse },
  ...logins,
  ...portal,
  ...messages,
  ...agency,
  ...trips,
  ...serveRecord('supplier', oneSupplierCalls, suppliers, all),
  ...serveRecord('supplierQualification', supplierQualificationCalls, supplierQualifications, all),
  ...serveRecord('supplierPriceList', supplierPriceListCalls, supplierPriceLists, all),
  ...serveRecord('purchaseOrder', purchaseOrderCalls, purchaseOrders, all),
  ...serveRecord('supplierDelivery', supplierDeliveryCalls, supplierDeliveries, all),
  ...serveRecord('supplierSettlement', supplierSettlementCalls, supplierSettlements, all),
  ...serveRecord('supplierInvoice', supplierInvoiceCalls, supplierInvoices, all),
  ...serveRecord('supplierEvaluation', supplierEvaluationCalls, supplierEvaluations, all),
} as const satisfies HandlersFor<typeof supplierCalls, GatewayServices>;
