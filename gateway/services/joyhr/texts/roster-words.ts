import type { Locale } from '#bridge/calls/kit/words.ts';
import type { RosterRow } from '../roster-rows.ts';

/** What an exported roster says in one language. */
export interface RosterWords {
  readonly file: string;
  readonly sheet: string;
  readonly columns: Readonly<Record<keyof RosterRow, string>>;
  readonly gender: Readonly<Record<RosterRow['gender'], string>>;
  readonly status: Readonly<Record<RosterRow['status'], string>>;
  readonly employmentType: Readonly<Record<RosterRow['employmentType'], string>>;
  readonly contractKind: Readonly<Record<NonNullable<RosterRow['contractKind']>, string>>;
}

/** The words of an exported roster, by language. */
export const rosterWords: Readonly<Record<Locale, RosterWords>> = {
  'zh-CN': {
    file: '员工花名册',
    sheet: '员工花名册',
    columns: {
      id: '员工编号',
      staffNo: '工号',
      name: '姓名',
      gender: '性别',
      organId: '部门编号',
      organName: '部门',
      organPath: '部门全路径',
      postName: '职位',
      gradeCode: '职级',
      managerName: '直属上级',
      phone: '手机号码',
      email: '邮箱',
      employmentType: '用工类型',
      status: '在职状态',
      joinedOn: '入职日期',
      leftOn: '离职日期',
      seniorityYears: '司龄（年）',
      age: '年龄',
      contractKind: '合同类型',
      contractEndsOn: '合同到期日',
      workPlace: '工作地点',
    },
    gender: { F: '女', M: '男' },
    status: {
      pending: '待入职',
      probation: '试用期',
      active: '在职',
      leaving: '待离职',
      left: '已离职',
      retired: '已退休',
    },
    employmentType: {
      'full-time': '全职',
      'part-time': '兼职',
      intern: '实习',
      dispatch: '劳务派遣',
      're-employed': '退休返聘',
    },
    contractKind: { fixed: '固定期限', open: '无固定期限', task: '以完成一定工作任务为期限' },
  },
  en: {
    file: 'roster',
    sheet: 'Roster',
    columns: {
      id: 'Record id',
      staffNo: 'Staff no.',
      name: 'Name',
      gender: 'Gender',
      organId: 'Organisation id',
      organName: 'Organisation',
      organPath: 'Organisation path',
      postName: 'Post',
      gradeCode: 'Grade',
      managerName: 'Manager',
      phone: 'Phone',
      email: 'E-mail',
      employmentType: 'Employment type',
      status: 'Status',
      joinedOn: 'Joined on',
      leftOn: 'Left on',
      seniorityYears: 'Seniority (years)',
      age: 'Age',
      contractKind: 'Contract',
      contractEndsOn: 'Contract ends on',
      workPlace: 'Work place',
    },
    gender: { F: 'Female', M: 'Male' },
    status: {
      pending: 'Pending',
      probation: 'Probation',
      active: 'Active',
      leaving: 'Leaving',
      left: 'Left',
      retired: 'Retired',
    },
    employmentType: {
      'full-time': 'Full-time',
      'part-time': 'Part-time',
      intern: 'Intern',
      dispatch: 'Dispatched',
      're-employed': 'Re-employed',
    },
    contractKind: { fixed: 'Fixed term', open: 'Open-ended', task: 'For a task' },
  },
};
