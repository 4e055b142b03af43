import { recordWords } from '../../record/words.ts';
import { dispatchPost } from './post.ts';

/** The words of posts of agreements. */
export const dispatchPostWords = recordWords(dispatchPost, {
  'zh-CN': {
    name: '派遣岗位',
    plural: '派遣岗位',
    fields: {
      name: '岗位名称',
      agreement: '派遣协议',
      organ: '用工部门',
      kind: '岗位性质',
      heads: '协议人数',
      filled: '在岗人数',
      place: '工作地点',
      fromOn: '开始日期',
      toOn: '结束日期',
      hourPrice: '小时单价（元）',
      monthPay: '每人每月费用（元）',
      replaced: '被替代员工',
      reason: '替代原因',
      consultedOn: '民主协商并公示日期',
      consultedProof: '协商公示证明',
    },
    choices: {
      kind: {
        temporary: '临时性',
        auxiliary: '辅助性',
        substitute: '替代性',
      },
    },
    sections: {
      basic: '基本信息',
      term: '期限与单价',
      ground: '用工依据',
    },
  },
  en: {
    name: 'post',
    plural: 'Posts',
    fields: {
      name: 'Post',
      agreement: 'Agreement',
      organ: 'Department',
      kind: 'Kind',
      heads: 'Agreed heads',
      filled: 'Working',
      place: 'Work place',
      fromOn: 'From',
      toOn: 'Until',
      hourPrice: 'Price of an hour',
      monthPay: 'Price of a head and month',
      replaced: 'Replaces',
      reason: 'Why that person is away',
      consultedOn: 'Consulted and announced on',
      consultedProof: 'Proof of consultation and notice',
    },
    choices: {
      kind: {
        temporary: 'Temporary',
        auxiliary: 'Auxiliary',
        substitute: 'Substitute',
      },
    },
    sections: {
      basic: 'Basics',
      term: 'Term and price',
      ground: 'Grounds',
    },
  },
});
