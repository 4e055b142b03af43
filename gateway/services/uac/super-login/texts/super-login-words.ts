import type { Locale } from '#bridge/calls/kit/words.ts';

interface Parts {
  readonly operator: string;
  readonly reason: string;
}

/** By whom the message is. */
export const authorName = 'Atrium';

/** What the administrators of a company read when an operator works in it. */
export const superLoginWords: Readonly<
  Record<Locale, { readonly title: string; body(parts: Parts): string }>
> = {
  'zh-CN': {
    title: '平台运营人员进入了贵企业',
    body: ({ operator, reason }) =>
      `运营人员 ${operator} 以超级登录方式进入贵企业，最长 30 分钟，未经第二名运营人员批准只能查看。原因：${reason}。全部操作记入操作日志；如有疑问，请联系平台。`,
  },
  en: {
    title: 'An operator of the platform is in your company',
    body: ({ operator, reason }) =>
      `The operator ${operator} entered your company by super login, for 30 minutes at most, and only to read unless a second operator approves changes. Reason: ${reason}. Everything is in the audit trail. If you have a question, contact the platform.`,
  },
};

/** What the administrators of a company read when the trail of super logins does not match its hashes. */
export const brokenTrailWords: Readonly<
  Record<Locale, { readonly title: string; body(eventId: string): string }>
> = {
  'zh-CN': {
    title: '超级登录的操作日志校验未通过',
    body: (eventId) =>
      `每日校验发现，超级登录的操作日志被改动或删除，首条异常记录的编号为 ${eventId}。请保留现有数据，并联系平台核查。`,
  },
  en: {
    title: 'The audit trail of super logins fails its check',
    body: (eventId) =>
      `The daily check found that the audit trail of super logins was changed or cut. The first event that does not match is ${eventId}. Keep the data as it is, and contact the platform.`,
  },
};
