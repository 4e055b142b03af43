import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { ownTaxFunctions } from '#bridge/calls/etax/functions.ts';
import type { CallKey } from '#bridge/calls/index.ts';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { certificate } from '#bridge/calls/joyhr/records/certificate.ts';
import { entry } from '#bridge/calls/joyhr/records/entry.ts';
import { dashboardFunctions, reportFunctions } from '#bridge/calls/prism/functions.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { offer } from '#bridge/calls/recruit/records/offer.ts';
import { registryFunctions } from '#bridge/calls/registry/functions.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import { purchasingFunctions } from '#bridge/calls/supplier/functions.ts';
import { tourFunctions } from '#bridge/calls/tourshop/functions.ts';
import { brandFunctions, companyFunctions, releaseFunctions } from '#bridge/calls/tum/functions.ts';
import { deliveryFunctions, outboxFunctions } from '#bridge/calls/uac/functions.ts';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import { handWrittenPolicies } from './table.ts';

/** What holds for a call that no record declares, beside the access that it declares. */
export interface Policy {
  /** Of what is written about somebody of elsewhere all who may speak the call see this, as `table-column`. */
  readonly shows?: readonly string[];
  /** Rows of elsewhere that the call changes, such as `UPDATE approval`. */
  readonly changes?: readonly string[];
  /** A list of ids of both kinds is refused as a whole, or comes down to the own. */
  readonly mixed?: 'refused' | 'reduced';
  /** Why everybody of the company may be named in the request, or everything of it is served. */
  readonly open?: string;
  /** Why who has the right is refused rows of the own branch. */
  readonly refusesOwn?: string;
  /** Why who lacks the right may be refused for the request before that. */
  readonly refusesEarlier?: string;
  /** Why it is tried by those alone who lack the right; `tests/…` that try the others. */
  readonly refusalsOnly?: string;
}

/** In the place of a function: a super user, whatever functions others hold. */
export const superUser = 'super user';

/** What a policy or handler asks for besides the declared access: one of the functions. An empty list: nothing. */
const needed: Partial<Record<CallKey, readonly string[]>> = {
  ...all(
    [superUser],
    ['connectorList', 'saveConnector', 'removeConnector', 'testConnector', 'bindIdentity'],
  ),
  ...all(
    [deliveryFunctions.delivery],
    ['deliveryConnections', 'saveMailConnection', 'saveSmsConnection', 'testDelivery'],
  ),
  ...all([outboxFunctions.messages], ['sentMessagePage']),
  ...all(
    [registryFunctions.apps],
    [
      'registryPage',
      'registryDetail',
      'registerBundle',
      'registerAddress',
      'decideApp',
      'enableApp',
      'registryRoles',
      'grantApp',
    ],
  ),
  ...all(
    [companyFunctions.companies],
    [
      'superLoginState',
      'sendSuperLoginCode',
      'superLogin',
      'approveSuperLogin',
      'companyPage',
      'addCompany',
      'turnCompany',
      'companyAdministrators',
      'resetAdministrator',
      'registrationPage',
      'decideRegistration',
    ],
  ),
  ...all([brandFunctions.brands], ['brandList', 'saveBrand']),
  ...all(
    [releaseFunctions.releases],
    ['versionNoticeList', 'saveVersionNotice', 'removeVersionNotice'],
  ),
  // Who sees people in a list of their own.
  ...all(
    [personnelFunctions.roster, umsFunctions.structure],
    [
      'lightPeople',
      'assignablePeople',
      'assignableOfAll',
      'findPeople',
      'findPeoplePage',
      'findLeavers',
      'searchPeople',
    ],
  ),
  ...all(
    [agentFunctions.chat],
    ['askAgent', 'followTurn', 'stopTurn', 'listDrafts', 'readDraft', 'commitDraft', 'cancelDraft'],
  ),
  ...all([agentFunctions.settings], ['saveAgentSettings', 'testAgentProvider']),
  ...all([`${certificate.functionId}.edit`], ['uploadRecordFile', 'getUploadUrl']),
  ...all([`${entry.functionId}.edit`], ['inviteEntrant']),
  ...all([purchasingFunctions['logins.edit']], ['inviteSupplierLogin', 'resendSupplierLogin']),
  ...all([personnelFunctions['roster.export']], ['startTask']),
  ...all([recruitFunctions['board.move']], ['offerTimes']),
  ...all([`${offer.functionId}.edit`], ['sendOffer']),
  ...all([salaryFunctions.slips], ['openMySlip', 'mySlipFile']),
  ...all([ownTaxFunctions.mine], ['myTaxYear', 'myTaxFile']),
  ...all([reportFunctions['reports.share'], dashboardFunctions['boards.share']], ['sharingRoles']),
  ...all([tourFunctions.tours], ['holdTour']),
};

function all(functions: readonly string[], keys: readonly CallKey[]) {
  return Object.fromEntries(keys.map((key) => [key, functions]));
}

/** Calls with a policy that says nothing about rights: it asks which app speaks, or whether the app exists. */
const asksForApp: readonly CallKey[] = [
  'menuTree',
  'findSchemes',
  'addScheme',
  'updateDefaultScheme',
  'defaultSchemeCondition',
  'readStored',
  'listStored',
  'keepStored',
  'previewAppRequest',
  'startAppRequest',
  'appRequestStates',
];

/** Calls that look at where their row is before they are served. What is out of reach is not there. */
const asksForRow: readonly CallKey[] = [
  'payRunDetail',
  'payRunChecks',
  'payRunReasons',
  'createPayRun',
  'calculatePayRun',
  'movePayRun',
  'decidePayRun',
  'discardPayRun',
  'payBankFile',
  'paySlips',
  'paySlipDetail',
  'correctPaySlip',
  'answerDispute',
];

/** Calls about everybody of the company at once: they take a role that reaches all of it. */
const asksForEverybody: readonly CallKey[] = [
  'declarationMonths',
  'declarationDetail',
  'declarationPeople',
  'declarationPayments',
  'declarationPerson',
  'declarationFile',
  'compareDeclaration',
  'fileDeclaration',
  'correctPayment',
  'insuranceStatement',
  'insuranceStatementPeople',
  'insuranceStatementFile',
  'payCosts',
];

/** Whether a call takes a role that reaches the whole company. */
export function isAboutEverybody(key: CallKey): boolean {
  return asksForEverybody.includes(key);
}

/** The functions of which one is needed besides the declared access. */
export function needsOf(key: CallKey): readonly string[] | undefined {
  return needed[key];
}

/** Every function that is needed somewhere besides the declared access. */
export function neededFunctions(): readonly string[] {
  return Object.values(needed)
    .flat()
    .filter((one) => one !== superUser);
}

/** Whether the table says what a policy of a handler asks for. */
export function knowsPolicy(key: CallKey): boolean {
  return (
    needed[key] !== undefined || [...asksForApp, ...asksForRow, ...asksForEverybody].includes(key)
  );
}

/** What holds for a call. */
export function policyOf(key: CallKey): Policy {
  return handWrittenPolicies[key] ?? {};
}
