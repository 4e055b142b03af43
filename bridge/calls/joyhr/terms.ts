/** The words of core HR: the screens, the files, the search and the pickers take them from here. */
import type * as z from 'zod/mini';
import type { Terms } from '../kit/words.ts';
import { postWords } from '../ums/terms.ts';
import type * as employee from './employee.ts';
import type { jobReason } from './employee-record.ts';
import type { leavingKinds } from './records/leaving.ts';
import type { rosterRow } from './roster.ts';

/** Where an employment is. */
export const employmentStatusWords: Terms<z.output<typeof employee.employmentStatus>> = {
  'zh-CN': {
    pending: '待入职',
    probation: '试用期',
    active: '在职',
    leaving: '待离职',
    left: '已离职',
    retired: '已退休',
  },
  en: {
    pending: 'To join',
    probation: 'Probation',
    active: 'Active',
    leaving: 'Leaving',
    left: 'Left',
    retired: 'Retired',
  },
};

/** How an employment ends. */
export const leavingKindWords: Terms<(typeof leavingKinds)[number]> = {
  'zh-CN': {
    resignation: '员工辞职',
    agreement: '协商解除',
    'dismissal-for-fault': '过失性解除',
    'dismissal-with-notice': '非过失性解除',
    redundancy: '经济性裁员',
    'contract-end': '合同到期终止',
    retirement: '退休',
    other: '其他',
  },
  en: {
    resignation: 'Resignation',
    agreement: 'By agreement',
    'dismissal-for-fault': 'Dismissal for fault',
    'dismissal-with-notice': 'Dismissal with notice',
    redundancy: 'Redundancy',
    'contract-end': 'End of contract',
    retirement: 'Retirement',
    other: 'Other',
  },
};

/** Kinds of employment. 非全日制 is part-time employment by the Labour Contract Law (articles 68 to 72); 兼职 would be a second job. */
export const employmentTypeWords: Terms<z.output<typeof employee.employmentType>> = {
  'zh-CN': {
    'full-time': '全职',
    'part-time': '非全日制',
    intern: '实习',
    dispatch: '劳务派遣',
    're-employed': '退休返聘',
  },
  en: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    intern: 'Intern',
    dispatch: 'Agency',
    're-employed': 'Re-employed retiree',
  },
};

/** Genders. */
export const genderWords: Terms<z.output<typeof employee.gender>> = {
  'zh-CN': { F: '女', M: '男' },
  en: { F: 'Female', M: 'Male' },
};

/** Identity documents. */
export const idDocumentTypeWords: Terms<z.output<typeof employee.idDocumentType>> = {
  'zh-CN': { 'cn-id': '居民身份证', passport: '护照', other: '其他证件' },
  en: { 'cn-id': 'Resident ID card', passport: 'Passport', other: 'Other document' },
};

/** Marital status. */
export const maritalStatusWords: Terms<z.output<typeof employee.maritalStatus>> = {
  'zh-CN': { single: '未婚', married: '已婚', divorced: '离异', widowed: '丧偶' },
  en: {
    single: 'Single',
    married: 'Married',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
};

/** Degrees. */
export const highestDegreeWords: Terms<z.output<typeof employee.highestDegree>> = {
  'zh-CN': {
    doctor: '博士研究生',
    master: '硕士研究生',
    bachelor: '大学本科',
    college: '大学专科',
    secondary: '高中及中专',
    other: '其他',
  },
  en: {
    doctor: 'Doctorate',
    master: 'Master',
    bachelor: 'Bachelor',
    college: 'College diploma',
    secondary: 'Secondary school',
    other: 'Other',
  },
};

/** How long a contract runs. */
export const contractKindWords: Terms<z.output<typeof employee.contractKind>> = {
  'zh-CN': { fixed: '固定期限', open: '无固定期限', task: '以完成一定工作任务为期限' },
  en: { fixed: 'Fixed term', open: 'Open-ended', task: 'For a task' },
};

/** Why a job changed. */
export const jobReasonWords: Terms<z.output<typeof jobReason>> = {
  'zh-CN': {
    hire: '入职',
    transfer: '调动',
    promotion: '晋升',
    reorganisation: '组织调整',
    correction: '更正',
  },
  en: {
    hire: 'Hired',
    transfer: 'Transfer',
    promotion: 'Promotion',
    reorganisation: 'Reorganisation',
    correction: 'Correction',
  },
};

/** The fields of an employee's record. */
export const employeeFieldWords: Terms<employee.EmployeeField> = {
  'zh-CN': {
    name: '姓名',
    formerName: '曾用名',
    gender: '性别',
    birthDate: '出生日期',
    idDocumentType: '证件类型',
    idNumber: '证件号码',
    nationality: '国籍',
    ethnicGroup: '民族',
    maritalStatus: '婚姻状况',
    highestDegree: '最高学历',
    phone: '手机号',
    email: '工作邮箱',
    officePhone: '办公电话',
    homeAddress: '现居住地址',
    registeredAddress: '户籍地址',
    staffNo: '工号',
    employmentType: '用工类型',
    firstWorkedOn: '首次参加工作日期',
    joinedOn: '入职日期',
    probationEndsOn: '试用期截止日期',
    organId: '所属部门',
    postId: postWords['zh-CN'].post,
    positionId: postWords['zh-CN'].position,
    gradeCode: postWords['zh-CN'].grade,
    managerId: '直属上级',
    workPlace: '工作地点',
    bankName: '开户银行',
    bankAccount: '银行账号',
    note: '备注',
  },
  en: {
    name: 'Name',
    formerName: 'Former name',
    gender: 'Gender',
    birthDate: 'Date of birth',
    idDocumentType: 'ID document',
    idNumber: 'ID number',
    nationality: 'Nationality',
    ethnicGroup: 'Ethnic group',
    maritalStatus: 'Marital status',
    highestDegree: 'Highest degree',
    phone: 'Mobile',
    email: 'Work e-mail',
    officePhone: 'Office phone',
    homeAddress: 'Home address',
    registeredAddress: 'Registered address',
    staffNo: 'Staff no.',
    employmentType: 'Employment type',
    firstWorkedOn: 'First worked on',
    joinedOn: 'Joined on',
    probationEndsOn: 'Probation ends on',
    organId: 'Department',
    postId: postWords.en.post,
    positionId: postWords.en.position,
    gradeCode: postWords.en.grade,
    managerId: 'Manager',
    workPlace: 'Work place',
    bankName: 'Bank',
    bankAccount: 'Account number',
    note: 'Note',
  },
};

/** The columns of the roster, on the screen and in its file. */
export const rosterColumnWords: Terms<keyof z.output<typeof rosterRow>> = {
  'zh-CN': {
    id: '员工编号',
    organId: '部门编号',
    name: '姓名',
    staffNo: '工号',
    gender: '性别',
    organName: '部门',
    organPath: '部门全称',
    postName: postWords['zh-CN'].post,
    gradeCode: postWords['zh-CN'].grade,
    managerName: '直属上级',
    phone: '手机号',
    email: '邮箱',
    employmentType: '用工类型',
    status: '状态',
    joinedOn: '入职日期',
    leftOn: '离职日期',
    seniorityYears: '司龄',
    age: '年龄',
    contractKind: '合同类型',
    contractEndsOn: '合同到期',
    workPlace: '工作地点',
  },
  en: {
    id: 'Record id',
    organId: 'Department id',
    name: 'Name',
    staffNo: 'Staff no.',
    gender: 'Gender',
    organName: 'Department',
    organPath: 'Department path',
    postName: postWords.en.post,
    gradeCode: postWords.en.grade,
    managerName: 'Manager',
    phone: 'Mobile',
    email: 'E-mail',
    employmentType: 'Type',
    status: 'Status',
    joinedOn: 'Joined',
    leftOn: 'Left on',
    seniorityYears: 'Service',
    age: 'Age',
    contractKind: 'Contract type',
    contractEndsOn: 'Contract end',
    workPlace: 'Work place',
  },
};
