import { recordWords } from '../../record/words.ts';
import { attendanceGroup } from './attendance-group.ts';

/** The words of attendance groups. */
export const attendanceGroupWords = recordWords(attendanceGroup, {
  'zh-CN': {
    name: '考勤组',
    plural: '考勤组',
    fields: {
      name: '考勤组名称',
      kind: '考勤方式',
      organ: '适用部门（含下级）',
      shift: '班次',
      workDays: '每周工作日',
      holidaysOff: '法定节假日放假',
      overtimeBasis: '加班计算方式',
      overtimeAtLeast: '最短加班时长',
      overtimeStep: '加班计算单位',
      patchQuota: '每月补卡次数',
      patchDaysBack: '可补卡天数',
      placeRule: '打卡地点',
      latitude: '纬度',
      longitude: '经度',
      radius: '打卡范围（米）',
    },
    choices: {
      kind: {
        fixed: '固定班制',
        roster: '排班制',
        free: '自由工时',
      },
      workDays: {
        five: '周一至周五',
        six: '周一至周六',
        seven: '每天',
      },
      overtimeBasis: {
        lesser: '按审批与打卡的交集',
        request: '按审批时长',
        punches: '按打卡时长',
      },
      placeRule: {
        none: '不记录',
        noted: '记录位置，不限范围',
        required: '须在范围内',
      },
    },
    sections: {
      basic: '基本信息',
      hours: '工作时间',
      overtime: '加班',
      patches: '补卡',
      place: '打卡地点',
    },
  },
  en: {
    name: 'attendance group',
    plural: 'Attendance groups',
    fields: {
      name: 'Name',
      kind: 'Kind',
      organ: 'Department and below',
      shift: 'Shift',
      workDays: 'Working days',
      holidaysOff: 'Public holidays are free',
      overtimeBasis: 'Overtime counts by',
      overtimeAtLeast: 'Shortest overtime',
      overtimeStep: 'Overtime step',
      patchQuota: 'Missing punches a month',
      patchDaysBack: 'Days back for a missing punch',
      placeRule: 'Place of punching',
      latitude: 'Latitude',
      longitude: 'Longitude',
      radius: 'Radius (metres)',
    },
    choices: {
      kind: {
        fixed: 'Fixed shift',
        roster: 'By roster',
        free: 'Free hours',
      },
      workDays: {
        five: 'Monday to Friday',
        six: 'Monday to Saturday',
        seven: 'Every day',
      },
      overtimeBasis: {
        lesser: 'Request and punches together',
        request: 'Approved request',
        punches: 'Punches',
      },
      placeRule: {
        none: 'Not asked',
        noted: 'Noted',
        required: 'Within the radius',
      },
    },
    sections: {
      basic: 'Basics',
      hours: 'Hours',
      overtime: 'Overtime',
      patches: 'Missing punches',
      place: 'Place',
    },
  },
});
