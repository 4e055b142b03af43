/** The lines of the card on the home page. */
export const cardWords = {
  'zh-CN': {
    ratio: (entity: string) => `派遣比例：${entity}`,
    ending: '60 天内到期的用工',
    substitutes: '建议提前结束的替代性用工',
    disputes: '派遣单位有异议的结算',
    proposals: '待确认的推荐人选',
    permits: '即将到期的派遣许可证',
    returns: '未办结的退回',
  },
  en: {
    ratio: (entity: string) => `Dispatch ratio: ${entity}`,
    ending: 'Assignments that end within 60 days',
    substitutes: 'Substitutes whose colleague is back',
    disputes: 'Lines that an agency disputes',
    proposals: 'Proposed workers to decide on',
    permits: 'Permits that end soon',
    returns: 'Returns that are open',
  },
} as const;
