import type { CallKey } from '#bridge/calls/index.ts';
import type { Policy } from './policy.ts';

/** Colleagues are found by name and organisation wherever somebody is chosen to act. */
const chosen = ['person-name', 'organ_row-name'];

const ofCompany = 'The function is about the whole company, which has no parts in it';
const ofRoles = 'Roles are of the company: who looks after them sees and names every holder';
const ofSubject = 'It asks for the function of the subject or record that the request names';
const forOneself = 'Who asks for oneself needs a role about oneself';

/** What holds for single calls, where a person does not simply see the own branch and nothing else. */
export const handWrittenPolicies: Partial<Record<CallKey, Policy>> = {
  // Colleagues who are chosen, whatever their organisation.
  ...all({ open: 'Every colleague can be chosen', shows: chosen }, [
    'addDelegation',
    'bookInterview',
    'offerTimes',
    'freeTimes',
    'proposePeers',
    'confirmPeers',
    'saveWorkReport',
    'actOnApproval',
    'getCandidates',
    'workReportReceivers',
    'colleagues',
    'findFormTargets',
    'findFormOrgans',
    'subscriptionReceivers',
  ]),
  // The names of those who wrote, lead, teach or receive what the own people see.
  ...all({ shows: ['person-name'] }, [
    'getEmployee',
    'rosterPage',
    'listBoards',
    'listReports',
    'listDelegations',
    'myLearning',
    'myPerformance',
    'openWorkReport',
    'receivedDeliveries',
    'calibrationBoard',
    'meetingBoard',
    'cycleProgress',
    'getApproval',
    'formInstanceFind',
  ]),
  // Administration of the company as a whole.
  ...all({ open: ofCompany, shows: chosen }, [
    'accountPage',
    'inviteAccount',
    'fieldReaders',
    'unauthorisedRoles',
    'rightsOfAccount',
    'deliveryPage',
    'checkIsUserSameAssignedForm',
    'cyclePreview',
  ]),
  // Routes of approval are drawn for the whole company, by its positions too.
  routeChoices: { open: ofCompany, shows: [...chosen, 'position-name'] },
  // The desk of the shop is one for the whole company.
  ...all({ open: ofCompany, shows: chosen }, ['correctTourPoints', 'tourWallets']),
  answerTourBooking: { open: ofCompany },
  tourWaits: { open: ofCompany, shows: ['person-name', 'tour_wait-phone'] },
  tourBookings: {
    open: ofCompany,
    shows: ['person-name', 'tour_booking-phone', 'tour_traveller-name'],
  },
  // Lists of ids.
  ...all({ mixed: 'reduced' }, [
    'lightPeople',
    'listPhotos',
    'organLevels',
    'postsOfOrgans',
    'positionNamesOfOrgans',
    'rosterExport',
    'updateEmployees',
    'getUpLoadCount',
  ]),
  ...all({ mixed: 'refused' }, ['enrolPeople', 'saveRole']),
  // What a role gives beyond the own rights is refused by itself, for any holder.
  findUserWithRole: { open: ofRoles, shows: chosen },
  saveRoleMembers: { open: ofRoles },
  publishNotice: {
    mixed: 'refused',
    refusesOwn: 'To the whole company writes who reaches all of it',
  },
  // Refused though the function is held.
  ...all({ refusesOwn: forOneself }, ['applyPatch', 'applyOvertime', 'sendOvertime', 'sendTrip']),
  ...all({ refusesOwn: ofSubject }, [
    'queryFigures',
    'queryManyFigures',
    'exportFigures',
    'queryCohorts',
    'querySurvival',
    'exportRetention',
    'getBatchModifyCondition',
    'getConditionItem',
    'getQueryConditionItemByKey',
    'getQuery',
    'updateZPCustFieldRage',
    'previewRoute',
    'getDownUrl',
  ]),
  ...all({ refusesOwn: 'It changes fields of pay that a role opens one by one' }, [
    'insuranceBases',
    'applyInsuranceBases',
  ]),
  ...all({ refusesOwn: 'Only who reaches what lies above moves or closes an organisation' }, [
    'moveOrgan',
    'checkOrganOpening',
    'correctOrganOpening',
    'closingOrgan',
    'closeOrgan',
  ]),
  hasRole: { open: ofCompany, refusesOwn: 'About another account asks who looks after roles' },
  compareDeclaration: { refusesEarlier: 'A file is read before the range is' },
  removeFile: { refusesOwn: 'A paper is removed by who may write its category' },
  sendRemindMsg: { refusesOwn: 'Only who started a request reminds of it' },
  // Tried by those alone who lack the function.
  ...all({ refusalsOnly: 'It wants an own slip; tests/contract/salary/own-slips.test.ts' }, [
    'openMySlip',
    'mySlipFile',
  ]),
  ...all(
    { refusalsOnly: 'It wants a year that was paid; tests/contract/etax/declarations.test.ts' },
    ['myTaxYear', 'myTaxFile'],
  ),
};

interface Untried {
  readonly why: string;
  /** The tests that try it. */
  readonly test: string;
}

/** The calls that the matrix leaves to tests of their own. Those without a session are no matter of rights. */
export const untriedCalls: Partial<Record<CallKey, Untried>> = {
  ...untried(
    'It ends or moves the session of the one who tries',
    'tests/security/gateway/session.test.ts',
    ['revokeSession', 'revokeMount'],
  ),
  ...untried('It moves the session to another company', 'tests/contract/tenancy.test.ts', [
    'switchTenant',
  ]),
  ...untried(
    'It counts wrong passwords and locks the account',
    'tests/contract/account-security.test.ts',
    ['validateAccountPassword', 'updatePassword', 'resetMobile', 'bindEmail'],
  ),
  ...untried(
    'It wants a code of an app, or moves what people sign in by',
    'tests/contract/second-factor.test.ts',
    [
      'beginSecondFactor',
      'confirmSecondFactor',
      'removeSecondFactor',
      'renewRecoveryCodes',
      'saveSignInRules',
    ],
  ),
  ...untried('It wants a code that another browser shows', 'tests/contract/qr-sign-in.test.ts', [
    'scanQr',
    'confirmQr',
  ]),
  ...untried(
    'It is for people of a supplier and for no one of the company',
    'tests/security/gateway/supplier-wall.test.ts',
    [
      'portalToday',
      'portalCompany',
      'portalUploadScan',
      'portalScan',
      'portalAddLicence',
      'portalOrders',
      'portalAnswerOrder',
      'portalDeliveries',
      'portalAnnounce',
      'portalSettlements',
      'portalAnswerSettlement',
      'portalEvaluations',
      'portalAppeal',
      'portalMessages',
      'portalSendMessage',
      'portalReadMessages',
      'portalAgreements',
      'portalWorkers',
      'portalDispatchMonth',
      'portalAnswerDispatch',
      'portalConfirmMonth',
      'portalStaffRequests',
      'portalPropose',
      'portalWithdrawCandidate',
      'portalTrips',
      'portalTrip',
      'portalAnswerTrip',
    ],
  ),
  ...untried(
    'It asks an assistant, whose conversations are of one person',
    'tests/contract/agent/drafts.test.ts',
    ['askAgent', 'followTurn'],
  ),
  ...untried(
    'It wants the password again, and a company that lets programs in',
    'tests/security/gateway/programs.test.ts',
    ['makeAgentToken'],
  ),
  ...untried(
    'It wants a token of somebody, and asks for its function by itself',
    'tests/security/gateway/programs.test.ts',
    ['endCompanyToken'],
  ),
};

function all(policy: Policy, keys: readonly CallKey[]) {
  return Object.fromEntries(keys.map((key) => [key, policy]));
}

function untried(why: string, test: string, keys: readonly CallKey[]) {
  return Object.fromEntries(keys.map((key) => [key, { why, test }]));
}
