import type { FixedPerson } from '../plan.ts';
import { goldenPeople } from './golden-people.ts';
import { fromAnchor, type PlannedPerson, settlePerson } from './planned-person.ts';

/** Harbour's people who are not left to chance, relative to the anchor day. */
export function harbourFixedPeople(anchor: string): readonly FixedPerson[] {
  return [...knownPeople, ...goldenPeople].map((person) => settlePerson(person, anchor));
}

/** The general manager, the people of the demo accounts, and those the look was drawn with. */
const knownPeople: readonly PlannedPerson[] = [
  {
    name: '沈书恺',
    gender: 'M',
    organ: 'HG',
    post: '总经理',
    grade: 'M5',
    joinedOn: fromAnchor({ years: -22 }),
  },
  {
    name: '李慕白',
    gender: 'M',
    organ: 'RD',
    post: '研发总监',
    grade: 'M3',
    joinedOn: fromAnchor({ months: -92, days: 11 }),
    account: 'manager',
  },
  {
    name: '宋佳慧',
    gender: 'F',
    organ: 'HR',
    post: '人力资源总监',
    grade: 'M3',
    joinedOn: fromAnchor({ months: -99, days: 13 }),
    account: 'hr',
  },
  {
    name: '周雨桐',
    gender: 'F',
    organ: 'RD-CL',
    post: '产品设计师',
    grade: 'P6',
    joinedOn: fromAnchor({ months: -50, days: 19 }),
    account: 'staff',
  },
  {
    name: '陈思远',
    gender: 'M',
    organ: 'RD-PF',
    post: '后端工程师',
    grade: 'P7',
    joinedOn: fromAnchor({ months: -69, days: 22 }),
  },
  {
    name: '邓可欣',
    gender: 'F',
    organ: 'RD-CL',
    post: '客户端工程师',
    grade: 'P5',
    joinedOn: fromAnchor({ days: -81 }),
  },
  {
    name: '方俊杰',
    gender: 'M',
    organ: 'RD-AI',
    post: '算法工程师',
    grade: 'P6',
    joinedOn: fromAnchor({ months: -53, days: 13 }),
  },
  {
    name: '高子涵',
    gender: 'F',
    organ: 'RD-QA',
    post: '测试工程师',
    grade: 'P5',
    joinedOn: fromAnchor({ years: -3, days: 29 }),
  },
  {
    name: '韩雪',
    gender: 'F',
    organ: 'RD-PF',
    post: '架构师',
    grade: 'P8',
    joinedOn: fromAnchor({ months: -79, days: 15 }),
  },
  {
    name: '何嘉豪',
    gender: 'M',
    organ: 'RD-CL',
    post: '前端工程师',
    grade: 'P5',
    joinedOn: fromAnchor({ days: -19 }),
  },
  {
    name: '黄梓萱',
    gender: 'F',
    organ: 'RD-PF',
    post: 'SRE 工程师',
    grade: 'P6',
    joinedOn: fromAnchor({ months: -46, days: 23 }),
  },
  {
    name: '刘若曦',
    gender: 'F',
    organ: 'RD-AI',
    post: '数据工程师',
    grade: 'P6',
    joinedOn: fromAnchor({ months: -33, days: 25 }),
    leftOn: fromAnchor({ days: 12 }),
    leftReason: 'resignation',
  },
  {
    name: '罗一鸣',
    gender: 'M',
    organ: 'RD-QA',
    post: '测试开发',
    grade: 'P6',
    joinedOn: fromAnchor({ months: -28, days: 15 }),
  },
  {
    name: '买买提·艾力',
    gender: 'M',
    organ: 'RD-PF',
    post: '后端工程师',
    grade: 'P5',
    joinedOn: fromAnchor({ months: -19, days: 21 }),
    ethnicGroup: '维吾尔族',
  },
];
