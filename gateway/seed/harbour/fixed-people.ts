import { addDays, addMonths, addYears } from '#gateway/services/people/calendar.ts';
import type { FixedPerson } from '../plan.ts';

/** The last 29 February at least `years` before the day. */
function leapDayBefore(day: string, years: number): string {
  let year = Number(day.slice(0, 4)) - years;
  while (new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1) year -= 1;
  return `${year}-02-29`;
}

/** People who make a rule visible: each stands for a case that lists and figures must get right. */
function goldenPeople(anchor: string): FixedPerson[] {
  const year = Number(anchor.slice(0, 4));
  return [
    // Born on 29 February; joined on the 31st of a month.
    {
      name: '闰小雅',
      gender: 'F',
      organ: 'CS',
      post: '客户成功经理',
      birthDate: leapDayBefore(anchor, 28),
    },
    {
      name: '孟卅一',
      gender: 'M',
      organ: 'RD-QA',
      post: '测试开发',
      joinedOn: `${year - 3}-08-31`,
    },
    // One day before ten years; twenty years today.
    {
      name: '康景行',
      gender: 'M',
      organ: 'FI-AC',
      post: '会计',
      joinedOn: addDays(addYears(anchor, -10), 1),
      birthDate: `${year - 38}-06-15`,
    },
    {
      name: '顾承泽',
      gender: 'M',
      organ: 'RD',
      post: '架构师',
      grade: 'P10',
      joinedOn: addYears(anchor, -20),
      birthDate: `${year - 47}-03-08`,
    },
    // Came back; the person stays one.
    {
      name: '叶知秋',
      gender: 'F',
      organ: 'MS-KA',
      post: '大客户经理',
      joinedOn: addMonths(anchor, -14),
      earlier: { joinedOn: addMonths(anchor, -60), leftOn: addMonths(anchor, -31) },
    },
    // Retired and hired again; no probation, no labour contract.
    {
      name: '傅立新',
      gender: 'M',
      organ: 'FI-AC',
      post: '会计',
      type: 're-employed',
      birthDate: `${year - 61}-05-20`,
      joinedOn: addMonths(anchor, -7),
    },
    // No bank account yet; reports to nobody besides the general manager; a long name; a foreigner.
    {
      name: '白一诺',
      gender: 'F',
      organ: 'MS-MK',
      post: '市场专员',
      joinedOn: addDays(anchor, -9),
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
      birthDate: `${year - 22}-09-12`,
      joinedOn: `${year - (anchor < `${year}-07-08` ? 1 : 0)}-07-08`,
    },
    {
      name: '贺星',
      gender: 'M',
      organ: 'RD-PF',
      post: '后端工程师',
      type: 'intern',
      birthDate: `${year - 21}-11-02`,
      joinedOn: addMonths(anchor, -2),
    },
    { name: '邱倩', gender: 'F', organ: 'CS-SU', post: '技术支持工程师', type: 'dispatch' },
    {
      name: '龙峰',
      gender: 'M',
      organ: 'MS-SO',
      post: '客户经理',
      leftOn: addDays(anchor, 21),
      leftReason: 'resignation',
      joinedOn: addMonths(anchor, -40),
    },
    {
      name: '武洋',
      gender: 'M',
      organ: 'MS-EA',
      post: '客户经理',
      leftOn: `${year}-01-01`,
      leftReason: 'contract-end',
      joinedOn: `${year - 3}-01-02`,
    },
    {
      name: '段建国',
      gender: 'M',
      organ: 'FI-TR',
      post: '会计',
      leftOn: addMonths(anchor, -8),
      leftReason: 'retirement',
      joinedOn: addYears(anchor, -15),
      birthDate: addMonths(anchor, -8 - 60 * 12),
    },
  ];
}

/** Harbour's people who are not left to chance, relative to the anchor day. */
export function harbourFixedPeople(anchor: string): readonly FixedPerson[] {
  return [
    {
      name: '沈书恺',
      gender: 'M',
      organ: 'HG',
      post: '总经理',
      grade: 'M5',
      joinedOn: addYears(anchor, -22),
    },
    {
      name: '李慕白',
      gender: 'M',
      organ: 'RD',
      post: '研发总监',
      grade: 'M3',
      joinedOn: addDays(addMonths(anchor, -92), 11),
      account: 'manager',
    },
    {
      name: '宋佳慧',
      gender: 'F',
      organ: 'HR',
      post: '人力资源总监',
      grade: 'M3',
      joinedOn: addDays(addMonths(anchor, -99), 13),
      account: 'hr',
    },
    {
      name: '周雨桐',
      gender: 'F',
      organ: 'RD-CL',
      post: '产品设计师',
      grade: 'P6',
      joinedOn: addDays(addMonths(anchor, -50), 19),
      account: 'staff',
    },
    {
      name: '陈思远',
      gender: 'M',
      organ: 'RD-PF',
      post: '后端工程师',
      grade: 'P7',
      joinedOn: addDays(addMonths(anchor, -69), 22),
    },
    {
      name: '邓可欣',
      gender: 'F',
      organ: 'RD-CL',
      post: '客户端工程师',
      grade: 'P5',
      joinedOn: addDays(anchor, -81),
    },
    {
      name: '方俊杰',
      gender: 'M',
      organ: 'RD-AI',
      post: '算法工程师',
      grade: 'P6',
      joinedOn: addDays(addMonths(anchor, -53), 13),
    },
    {
      name: '高子涵',
      gender: 'F',
      organ: 'RD-QA',
      post: '测试工程师',
      grade: 'P5',
      joinedOn: addDays(addYears(anchor, -3), 29),
    },
    {
      name: '韩雪',
      gender: 'F',
      organ: 'RD-PF',
      post: '架构师',
      grade: 'P8',
      joinedOn: addDays(addMonths(anchor, -79), 15),
    },
    {
      name: '何嘉豪',
      gender: 'M',
      organ: 'RD-CL',
      post: '前端工程师',
      grade: 'P5',
      joinedOn: addDays(anchor, -19),
    },
    {
      name: '黄梓萱',
      gender: 'F',
      organ: 'RD-PF',
      post: 'SRE 工程师',
      grade: 'P6',
      joinedOn: addDays(addMonths(anchor, -46), 23),
    },
    {
      name: '刘若曦',
      gender: 'F',
      organ: 'RD-AI',
      post: '数据工程师',
      grade: 'P6',
      joinedOn: addDays(addMonths(anchor, -33), 25),
      leftOn: addDays(anchor, 12),
      leftReason: 'resignation',
    },
    {
      name: '罗一鸣',
      gender: 'M',
      organ: 'RD-QA',
      post: '测试开发',
      grade: 'P6',
      joinedOn: addDays(addMonths(anchor, -28), 15),
    },
    {
      name: '买买提·艾力',
      gender: 'M',
      organ: 'RD-PF',
      post: '后端工程师',
      grade: 'P5',
      joinedOn: addDays(addMonths(anchor, -19), 21),
      ethnicGroup: '维吾尔族',
    },
    ...goldenPeople(anchor),
  ];
}
