/** The headings of exports, in small letters, those that say it best first. */
export const platformHeadings = {
  person: ['工号', '员工工号', '人员编号', 'employee id', 'job number', '姓名', '员工姓名', 'name'],
  day: ['考勤日期', '打卡日期', '日期', '时间', 'date'],
  time: ['打卡时间', '实际打卡时间', '签到时间', 'punch time', 'clock time', 'check-in time'],
  device: ['打卡设备', '设备名称', '打卡地点', '打卡地址', '地点', 'device', 'location'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A date as exports write it, such as `2026/5/6`, `26-05-06 星期三` or `2026年5月6日`. */
export const exportedDate = /(\d{4}|\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})/;
