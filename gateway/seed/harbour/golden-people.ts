import { fromAnchor, inYear, lastOf, leapDayBefore, type PlannedPerson } from './planned-person.ts';

/** People who make a rule visible: each stands for a case that lists and figures must get right. */
export const goldenPeople: readonly PlannedPerson[] = [
  // Born on 29 February; joined on the 31st of a month.
  {
    name: '闰小雅',
    gender: 'F',
    organ: 'CS',
    post: '客户成功经理',
    birthDate: leapDayBefore(28),
  },
  {
    name: '孟卅一',
    gender: 'M',
    organ: 'RD-QA',
    post: '测试开发',
    joinedOn: inYear(-3, '08-31'),
  },
  // One day before ten years; twenty years today.
  {
    name: '康景行',
    gender: 'M',
    organ: 'FI-AC',
    post: '会计',
    joinedOn: fromAnchor({ years: -10, days: 1 }),
    birthDate: inYear(-38, '06-15'),
  },
  {
    name: '顾承泽',
    gender: 'M',
    organ: 'RD',
    post: '架构师',
    grade: 'P10',
    joinedOn: fromAnchor({ years: -20 }),
    birthDate: inYear(-47, '03-08'),
  },
  // Came back; the person stays one.
  {
    name: '叶知秋',
    gender: 'F',
    organ: 'MS-KA',
    post: '大客户经理',
    joinedOn: fromAnchor({ months: -14 }),
    earlier: { joinedOn: fromAnchor({ months: -60 }), leftOn: fromAnchor({ months: -31 }) },
  },
  // Retired and hired again; no probation, no labour contract.
  {
    name: '傅立新',
    gender: 'M',
    organ: 'FI-AC',
    post: '会计',
    type: 're-employed',
    birthDate: inYear(-61, '05-20'),
    joinedOn: fromAnchor({ months: -7 }),
  },
  // No bank account yet; reports to no one besides the general manager; a long name; a foreigner.
  {
    name: '白一诺',
    gender: 'F',
    organ: 'MS-MK',
    post: '市场专员',
    joinedOn: fromAnchor({ days: -9 }),
    withoutBankAccount: true,
  },
  { name: '易安然', gender: 'F', organ: 'RD', post: '项目经理', withoutManager: true },
  {
    name: '阿卜杜热西提·阿卜杜克热木·买买提明',
    gender: 'M',
    organ: 'RD-PF',
    post: '后端工程师',
    ethnicGroup: '维吾尔族',
  },
  {
    name: 'Maximilian von Hohenberg-Lindenthal',
    gender: 'M',
    organ: 'MS-KA',
    post: '售前顾问',
    nationality: '德国',
  },
  { name: 'Sofia Rossi', gender: 'F', organ: 'RD-CL', post: '产品设计师', nationality: '意大利' },
  // Two people with one name; a surname that is read in another way than the character.
  { name: '王子涵', gender: 'F', organ: 'RD-CL', post: '前端工程师' },
  { name: '王子涵', gender: 'M', organ: 'MS-EA', post: '客户经理' },
  { name: '单雪', gender: 'F', organ: 'HR-RE', post: '招聘专员' },
  // Graduated in July; an intern; dispatched; a notice runs; left on New Year's Day; retired.
  {
    name: '苏晓',
    gender: 'F',
    organ: 'RD-QA',
    post: '测试工程师',
    birthDate: inYear(-22, '09-12'),
    joinedOn: lastOf('07-08'),
  },
  {
    name: '贺星',
    gender: 'M',
    organ: 'RD-PF',
    post: '后端工程师',
    type: 'intern',
    birthDate: inYear(-21, '11-02'),
    joinedOn: fromAnchor({ months: -2 }),
  },
  { name: '邱倩', gender: 'F', organ: 'CS-SU', post: '技术支持工程师', type: 'dispatch' },
  {
    name: '龙峰',
    gender: 'M',
    organ: 'MS-SO',
    post: '客户经理',
    leftOn: fromAnchor({ days: 21 }),
    leftReason: 'resignation',
    joinedOn: fromAnchor({ months: -40 }),
  },
  {
    name: '武洋',
    gender: 'M',
    organ: 'MS-EA',
    post: '客户经理',
    leftOn: inYear(0, '01-01'),
    leftReason: 'contract-end',
    joinedOn: inYear(-3, '01-02'),
  },
  {
    name: '段建国',
    gender: 'M',
    organ: 'FI-TR',
    post: '会计',
    leftOn: fromAnchor({ months: -8 }),
    leftReason: 'retirement',
    joinedOn: fromAnchor({ years: -15 }),
    birthDate: fromAnchor({ years: -60, months: -8 }),
  },
];
