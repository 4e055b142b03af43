/** Words of the balances of others in Chinese. */
export const balancesZh = {
  balances: {
    title: '假期余额',
    hint: '数据范围内在职员工各类假期的可用天数，点击员工查看额度与明细',
    organ: '部门',
    withPending: '{{left}}（审批中 {{pending}}）',
    exported: '已导出 {{name}}',
    person: '{{name}} 的假期余额',
    adjust: '调整',
    adjustTitle: '调整{{person}}的{{type}}',
    now: '当前余额 {{left}} 天',
    way: '调整方式',
    ways: { add: '增加', take: '扣减' },
    days: '天数',
    validToHint: '不填则长期有效',
    reason: '调整原因',
    save: '确定调整',
    done: '已调整，当前余额 {{left}} 天',
  },
  buttons: {
    withdraw: '撤回这份申请？',
    withdrawText: '撤回后审批终止，可以重新提交',
    withdrawn: '已撤回',
    finishTrip: '提前结束出差',
    finishTripHint: '出差原定 {{from}} 至 {{to}}，之后的日期按正常出勤重新计算',
    lastDay: '实际结束日期',
    finished: '已提前结束',
  },
  overtime: {
    title: '加班申请',
    day: '加班日期',
    from: '开始时间',
    to: '结束时间',
    settle: '补偿方式',
    pay: '加班费',
    rest: '调休',
    reason: '加班原因',
    total: '{{kind}}加班 {{hours}} 小时（{{percent}}%）',
    totalHours: '{{kind}}加班 {{hours}} 小时',
    hours: {
      comprehensive:
        '综合计算工时制：计入周期工时，周期结束时超出标准工时的部分按 {{percent}}% 支付',
      flexible: '不定时工作制：不计加班费',
    },
    month: '本月累计 {{hours}} 小时（含审批中）',
    submitted: '已提交，等待审批',
    approved: '加班申请已生效',
    ban: { overtime: '当日不得安排加班', night: '22:00 至次日 6:00 不得安排工作' },
    banReason: {
      pregnancy:
        '您当日处于怀孕七个月以上的孕期（《女职工劳动保护特别规定》第六条）。如日期有误，请联系人力资源部',
      nursing:
        '您当日处于哺乳未满一周岁子女的期间（《女职工劳动保护特别规定》第九条）。如日期有误，请联系人力资源部',
      minor: '您当日未满十八周岁（《未成年人保护法》第六十一条）',
    },
    breach: {
      'over-one-hour-a-day': '超过每日 1 小时的一般限制（《劳动法》第四十一条）',
      'over-three-hours-a-day': '超过每日 3 小时的上限（《劳动法》第四十一条）',
      'over-36-hours-a-month': '超过每月 36 小时的上限（《劳动法》第四十一条）',
      'no-weekly-rest-day': '本周将没有休息日（《劳动法》第三十八条）',
    },
  },
  quota: {
    left: '本月可补卡 {{most}} 次，已用 {{used}} 次；只能补最近 {{daysBack}} 天',
  },
} as const;
