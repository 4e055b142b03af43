import type { CodeName } from './codes.ts';

/** The languages of the product; zh-CN is the default and the fallback. */
export const locales = ['zh-CN', 'en'] as const;

/** One of the product's languages. */
export type Locale = (typeof locales)[number];

/** What can be wrong with one field; the words are below, `{min}`, `{max}` and `{day}` are filled from the issue. */
export type FieldIssue =
  | 'required'
  | 'invalid'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'date'
  | 'month'
  | 'dateOrder'
  | 'wholeMonths'
  | 'afterClosing'
  | 'phone'
  | 'email'
  | 'idNumber'
  | 'idBirthday'
  | 'idGender'
  | 'choice'
  | 'taken'
  | 'unknownField'
  | 'readOnly'
  | 'passwordKinds'
  | 'mustBeEmpty'
  | 'overlap'
  | 'breakTimes'
  | 'breakOutside'
  | 'breakOverlap'
  | 'probationLimit'
  | 'noProbation'
  | 'secondProbation'
  | 'partTimeProbation'
  | 'employed'
  | 'formerly'
  | 'awaited'
  | 'notEmployed'
  | 'laterChange'
  | 'sameDay'
  | 'noChange'
  | 'organNotThen'
  | 'notInProbation'
  | 'noticeShort'
  | 'passwordCommon'
  | 'noBalance'
  | 'noLeaveDays'
  | 'notOnLeave'
  | 'tooManyDays'
  | 'leaveNotice'
  | 'patchQuota'
  | 'patchTooOld'
  | 'inFuture'
  | 'overtimeBanned'
  | 'nightWorkBanned'
  | 'nightShiftBanned'
  | 'longShiftBanned'
  | 'inPast'
  | 'noRule'
  | 'formula'
  | 'planItem'
  | 'payTest'
  | 'payTestFails'
  | 'activeApplications'
  | 'temporaryPost'
  | 'substitutePost'
  | 'auxiliaryPost'
  | 'agencyContract'
  | 'agencyPermit'
  | 'agencyBlocked'
  | 'notDispatched'
  | 'agreementClosed'
  | 'postFull'
  | 'dispatchRatio'
  | 'protectedWorker'
  | 'consultedProof'
  | 'serviceAgreement'
  | 'ownSettlement'
  | 'lineOfSettlement'
  | 'monthOpen'
  | 'monthFiled'
  | 'correctionFixed'
  | 'residencyDiffers'
  | 'headsPrice'
  | 'notAssigned'
  | 'interviewWindow'
  | 'requisitionClosed'
  | 'alreadyReplaced'
  | 'notLeaving'
  | 'onlyLowered'
  | 'noApplication'
  | 'offerOpen'
  | 'offerOver'
  | 'offerLasts'
  | 'beforeWithdrawal'
  | 'noHeads'
  | 'offeredElsewhere'
  | 'entrySubmitted'
  | 'letterField'
  | 'weightSum'
  | 'levelsFall'
  | 'stagesMissing'
  | 'stageOrder'
  | 'shareSum'
  | 'levelsOpen'
  | 'quotaBroken'
  | 'appealsOpen'
  | 'lacksBusinessLicence'
  | 'lacksDispatchPermit'
  | 'lacksTravelLicence'
  | 'lacksLiabilityInsurance'
  | 'lacksMedicalLicence'
  | 'lacksRecruitingPermit'
  | 'lacksInsuranceLicence'
  | 'supplierNotQualified'
  | 'supplierBlocked'
  | 'otherCompany'
  | 'priceMissing'
  | 'priceReason'
  | 'priceOverlap'
  | 'orderNotOpen'
  | 'orderLine'
  | 'overDelivery'
  | 'rejectReason'
  | 'deliverySettled'
  | 'nothingToSettle'
  | 'notRated'
  | 'appealOver'
  | 'openDeliveries'
  | 'invoiceNumber'
  | 'invoiceSum'
  | 'invoiceDiffers'
  | 'invoiced'
  | 'settlementNotConfirmed'
  | 'settlementInvoiced';

/** One word or text for each key. */
export type Words<Key extends string> = Readonly<Record<Key, string>>;

/** The same in every language: what an area says of an enumeration or of fields, in its `terms.ts`. */
export type Terms<Key extends string> = Readonly<Record<Locale, Words<Key>>>;

/** The words of every code of the platform, by language. */
export const codeWords: Terms<CodeName> = {
  'zh-CN': {
    ok: '操作成功',
    badInput: '提交的内容有误，请检查标红的字段',
    malformedRequest: '请求格式不正确',
    fileEmpty: '文件为空（0 KB），请选择其他文件',
    loginInvalid: '登录信息失效，请重新登录',
    tokenInvalid: '访问凭证无效或已过期',
    noPermission: '您没有权限执行此操作',
    noFieldPermission: '您没有该字段的权限',
    readOnlySession: '当前为只读的超级登录，不能修改数据',
    crossSiteRefused: '请求来源不受信任，已拒绝',
    notFound: '内容不存在或您无权查看',
    accountChanged: '登录权限已变更，请重新登录',
    permissionChanged: '登录权限已变更，请重新登录',
    unknownCall: '接口不存在',
    methodNotAllowed: '请求方式不被允许',
    conflict: '该记录已被他人修改，请核对后再保存',
    duplicate: '内容已存在，请勿重复提交',
    notNow: '当前状态下不能执行此操作',
    inUse: '该数据已被引用，不能删除',
    tooSlow: '数据传输过慢，连接已中断，请检查网络后重试',
    tooLarge: '提交的内容过大',
    needsTask: '数据超过 2,000 行，请在后台任务中导出',
    tooManyRows: '导出的数据超过 10 万条，请缩小筛选范围后再导出',
    fileTooLarge: '文件过大，请压缩或拆分后再上传',
    unsupportedType: '不支持的内容类型',
    fileFormat: '格式不正确，文件内容不是支持的格式',
    throttled: '操作过于频繁，请稍后再试',
    internal: '系统出了点小问题，请稍后再试',
    busy: '当前访问人数较多，系统繁忙，请稍后重试',
    diskFull: '服务器存储空间不足，暂时无法保存，请联系系统管理员',
    timeout: '请求超时，请稍后再试',
  },
  en: {
    ok: 'Done',
    badInput: 'Some of what you entered is not right. Please check the marked fields.',
    malformedRequest: 'The request could not be read.',
    fileEmpty: 'The file is empty (0 KB). Please choose another one.',
    loginInvalid: 'Login information is invalid, please log in again',
    tokenInvalid: 'The access token is invalid or has expired.',
    noPermission: "You don't have permission",
    noFieldPermission: 'No field permissions',
    readOnlySession: 'This super login is for reading, so nothing can be changed.',
    crossSiteRefused: 'The request came from a place that is not trusted and was refused.',
    notFound: 'It does not exist, or you may not see it.',
    accountChanged: 'Login permissions changed, please log in again',
    permissionChanged: 'Login permissions changed, please log in again',
    unknownCall: 'There is no such call.',
    methodNotAllowed: 'This request method is not allowed here.',
    conflict: 'Someone else saved this record meanwhile. Please compare before you save.',
    duplicate: 'It exists already.',
    notNow: 'This is not possible in the present state of the record.',
    inUse: 'It is in use and cannot be removed.',
    tooSlow: 'The data came too slowly and was cut off. Please check the connection and try again.',
    tooLarge: 'What you sent is too large.',
    needsTask: 'That is more than 2,000 rows. Please export them as a background task.',
    tooManyRows: 'That is more than 100,000 rows. Please narrow the filters and export again.',
    fileTooLarge: 'The file is too large. Please make it smaller and try again.',
    unsupportedType: 'This content type is not supported.',
    fileFormat: 'Incorrect format: the content of this file is none of the supported ones.',
    throttled: 'Too many attempts. Please try again later.',
    internal: 'There is a small problem with the system, please try again later.',
    busy: 'The system is busy right now. Please wait a moment and try again.',
    diskFull:
      'The server is out of storage, so nothing can be saved. Please contact your administrator.',
    timeout: 'The request took too long, please try again later.',
  },
};

/** The words for what only a client can see. */
export const transportWords: Readonly<
  Record<'network' | 'timeout' | 'noFilename', Readonly<Record<Locale, string>>>
> = {
  noFilename: {
    'zh-CN': '未找到导出文件名',
    en: 'export filename not found.',
  },
  network: {
    'zh-CN': '网络连接失败，请检查网络后重试',
    en: 'The network cannot be reached. Please check the connection and try again.',
  },
  timeout: {
    'zh-CN': '请求超时，请稍后再试',
    en: 'The request took too long, please try again later.',
  },
};
