/** Words of the range inputs. This file is the source of the keys. */
export const zhCN = {
  min: '最小值',
  max: '最大值',
  from: '开始日期',
  to: '结束日期',
  calendar: '选择日期范围',
  presets: '快捷选择',
  number: {
    empty: '最小值与最大值不能同时为空',
    reversed: '最小值不能大于最大值',
  },
  date: {
    empty: '开始日期与结束日期不能同时为空',
    reversed: '开始日期不能晚于结束日期',
  },
  preset: {
    today: '今天',
    week: '本周',
    month: '本月',
    lastMonth: '上月',
    last30: '近 30 天',
    year: '今年',
  },
} as const;
