/** What the demo says of dispatched work; agencies are invented. */
export const outsourcingSeedWords = {
  'zh-CN': {
    agencies: ['恒信人力资源（演示）', '众联劳务（演示）'],
    posts: ['技术支持（替代产假）', '包装辅助', '仓储旺季支援'],
    requests: ['产假替岗补员', '旺季包装增员'],
    place: '深圳',
    reason: '员工休产假',
    clause: '按派遣协议约定执行，由双方共同确认。',
    dispute: '少计 8 小时加班，请核对。',
    contact: '联系人',
  },
  en: {
    agencies: ['Hengxin Staffing (demo)', 'Zhonglian Labour (demo)'],
    posts: ['Support during parental leave', 'Packing', 'Warehouse in high season'],
    requests: ['Somebody for the parental leave', 'Packers for the high season'],
    place: 'Head office',
    reason: 'Parental leave',
    clause: 'As agreed between both sides.',
    dispute: 'Eight hours of overtime are missing. Please check.',
    contact: 'Contact',
  },
} as const;
