import { recordWords } from '../../record/words.ts';
import { staffRequest } from './staff-request.ts';

/** The words of requests. */
export const staffRequestWords = recordWords(staffRequest, {
  'zh-CN': {
    name: '用工需求',
    plural: '用工需求',
    fields: {
      title: '需求名称',
      post: '派遣岗位',
      organ: '用工部门',
      heads: '需求人数',
      why: '需求原因',
      neededOn: '到岗日期',
      replaced: '被退回员工',
      note: '要求说明',
    },
    choices: { why: { new: '新增', replacement: '退回后补员' } },
    sections: { basic: '基本信息' },
    lines: {
      candidates: {
        name: '推荐人选',
        fields: {
          name: '姓名',
          phone: '手机号',
          idNumber: '身份证号',
          decision: '结果',
          reason: '原因',
        },
        choices: { decision: { open: '待定', taken: '录用', refused: '不录用' } },
      },
    },
    states: { draft: '草稿', sent: '已发出', filled: '已满足', cancelled: '已取消' },
    moves: { send: '发给派遣单位', fill: '确认满足', cancel: '取消' },
  },
  en: {
    name: 'request for workers',
    plural: 'Requests for workers',
    fields: {
      title: 'Title',
      post: 'Post',
      organ: 'Organisation',
      heads: 'Workers',
      why: 'Why',
      neededOn: 'Needed on',
      replaced: 'Went back',
      note: 'What is asked of them',
    },
    choices: { why: { new: 'New', replacement: 'After a return' } },
    sections: { basic: 'Basics' },
    lines: {
      candidates: {
        name: 'Proposed workers',
        fields: {
          name: 'Name',
          phone: 'Phone',
          idNumber: 'ID number',
          decision: 'Decision',
          reason: 'Reason',
        },
        choices: { decision: { open: 'Open', taken: 'Taken', refused: 'Refused' } },
      },
    },
    states: { draft: 'Draft', sent: 'Sent', filled: 'Filled', cancelled: 'Cancelled' },
    moves: { send: 'Send to the agency', fill: 'Mark as filled', cancel: 'Cancel' },
  },
});
