/** What the assistant says where it uses no tool, or besides one. */
import type { Locale } from '#bridge/calls/kit/words.ts';

const zhCN = {
  otherPay: '助手不提供他人的薪资信息。有权限的同事请在薪资应用或报表中心按权限查看。',
  massExport: '助手不批量提供或导出员工资料。有导出权限时，请在员工花名册中导出，导出会留下记录。',
  cannotAct: '助手不能代为审批、撤回、取消或替他人办理，请在下列位置由您本人处理。',
  aboutMe:
    '我是智能助手，可以查询您的假期、考勤、班次、申请和工资条，查找同事、组织和统计数据，检索公司文档，并为您起草请假、补卡、加班、出差和证明申请；申请须由您确认后才会提交。',
  secrets: '助手不会提供内部设置、密钥或其他人的资料。',
};

const en: typeof zhCN = {
  otherPay:
    'The assistant gives no pay of other people. Those who may see it find it in Pay or in Reports.',
  massExport:
    'The assistant does not hand out data of many people. With the right to export, use the roster; exports are recorded.',
  cannotAct:
    'The assistant cannot approve, withdraw, cancel or act for others. Please do that yourself at the place below.',
  aboutMe:
    'I am the assistant. I look up your leave, attendance, shifts, requests and pay slips, find people, organisations and figures, search the documents of the company, and draft requests for leave, missing punches, overtime, trips and certificates. A request is sent only after you confirm it.',
  secrets: 'The assistant gives away no settings, keys or data of other people.',
};

/** The sentences in both languages. */
export const localTexts: Readonly<Record<Locale, typeof zhCN>> = { 'zh-CN': zhCN, en };
