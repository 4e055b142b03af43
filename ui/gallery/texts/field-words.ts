import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import type { FieldWords } from '../../parts/form/field-errors.ts';

/** What the gallery's form says about its fields; an application takes `fieldWords` of the calls, which ui does not know. */
export const galleryFieldWords: FieldWords = {
  'zh-CN': words('格式不正确', {
    required: '此项为必填',
    tooLong: '不能超过 {max} 个字符',
    phone: '请输入正确的手机号码',
    taken: '已被占用',
  }),
  en: words('Not in the right format', {
    required: 'Required',
    tooLong: 'At most {max} characters',
    phone: 'Please enter the correct phone number',
    taken: 'Already in use',
  }),
};

type Said = Readonly<Record<'required' | 'tooLong' | 'phone' | 'taken', string>>;

// The other issues cannot arise in the gallery's form.
function words(invalid: string, said: Said): Readonly<Record<FieldIssue, string>> {
  return {
    ...wordsOfApps(invalid),
    invalid,
    tooShort: invalid,
    tooSmall: invalid,
    tooLarge: invalid,
    date: invalid,
    month: invalid,
    dateOrder: invalid,
    afterClosing: invalid,
    email: invalid,
    idNumber: invalid,
    idBirthday: invalid,
    idGender: invalid,
    choice: invalid,
    unknownField: invalid,
    readOnly: invalid,
    passwordKinds: invalid,
    mustBeEmpty: invalid,
    overlap: invalid,
    probationLimit: invalid,
    noProbation: invalid,
    secondProbation: invalid,
    partTimeProbation: invalid,
    employed: invalid,
    formerly: invalid,
    awaited: invalid,
    notEmployed: invalid,
    laterChange: invalid,
    sameDay: invalid,
    noChange: invalid,
    organNotThen: invalid,
    notInProbation: invalid,
    noticeShort: invalid,
    noRule: invalid,
    formula: invalid,
    passwordCommon: invalid,
    noBalance: invalid,
    noLeaveDays: invalid,
    notOnLeave: invalid,
    tooManyDays: invalid,
    leaveNotice: invalid,
    patchQuota: invalid,
    patchTooOld: invalid,
    inPast: invalid,
    inFuture: invalid,
    overtimeBanned: invalid,
    nightWorkBanned: invalid,
    nightShiftBanned: invalid,
    longShiftBanned: invalid,
    activeApplications: invalid,
    interviewWindow: invalid,
    requisitionClosed: invalid,
    alreadyReplaced: invalid,
    notLeaving: invalid,
    onlyLowered: invalid,
    ...said,
  };
}

/** Those of the applications that came later. */
function wordsOfApps(invalid: string) {
  return {
    ...wordsOfOffers(invalid),
    ...wordsOfInvoices(invalid),
    ...wordsOfOtherIncome(invalid),
    weightSum: invalid,
    levelsFall: invalid,
    stagesMissing: invalid,
    stageOrder: invalid,
    shareSum: invalid,
    breakTimes: invalid,
    breakOutside: invalid,
    breakOverlap: invalid,
    levelsOpen: invalid,
    quotaBroken: invalid,
    appealsOpen: invalid,
    temporaryPost: invalid,
    substitutePost: invalid,
    auxiliaryPost: invalid,
    agencyContract: invalid,
    agencyPermit: invalid,
    agencyBlocked: invalid,
    notDispatched: invalid,
    agreementClosed: invalid,
    postFull: invalid,
    dispatchRatio: invalid,
    protectedWorker: invalid,
    consultedProof: invalid,
    serviceAgreement: invalid,
    ownSettlement: invalid,
    monthOpen: invalid,
    headsPrice: invalid,
    notAssigned: invalid,
    lacksBusinessLicence: invalid,
    lacksDispatchPermit: invalid,
    lacksTravelLicence: invalid,
    lacksLiabilityInsurance: invalid,
    lacksMedicalLicence: invalid,
    lacksRecruitingPermit: invalid,
    lacksInsuranceLicence: invalid,
    supplierNotQualified: invalid,
    supplierBlocked: invalid,
    otherCompany: invalid,
    priceMissing: invalid,
    priceReason: invalid,
    priceOverlap: invalid,
    orderNotOpen: invalid,
    orderLine: invalid,
    overDelivery: invalid,
    rejectReason: invalid,
    deliverySettled: invalid,
    nothingToSettle: invalid,
    notRated: invalid,
    appealOver: invalid,
    openDeliveries: invalid,
    planItem: invalid,
    payTest: invalid,
    payTestFails: invalid,
  };
}

/** Those of income beside wages. */
function wordsOfOtherIncome(invalid: string) {
  return {
    monthFiled: invalid,
    residencyDiffers: invalid,
    wholeMonths: invalid,
    correctionFixed: invalid,
  };
}

/** Those of invoices of suppliers. */
function wordsOfInvoices(invalid: string) {
  return {
    lineOfSettlement: invalid,
    invoiceNumber: invalid,
    invoiceSum: invalid,
    invoiceDiffers: invalid,
    invoiced: invalid,
    settlementNotConfirmed: invalid,
    settlementInvoiced: invalid,
  };
}

/** Those of offers. */
function wordsOfOffers(invalid: string) {
  return {
    noApplication: invalid,
    offerOpen: invalid,
    offerOver: invalid,
    offerLasts: invalid,
    beforeWithdrawal: invalid,
    noHeads: invalid,
    offeredElsewhere: invalid,
    entrySubmitted: invalid,
    letterField: invalid,
  };
}
