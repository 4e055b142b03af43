import { recordWords } from '../../record/words.ts';
import { position } from './position.ts';

/** The words of positions. */
export const positionWords = recordWords(position, {
  'zh-CN': {
    name: '岗位',
    plural: '岗位编制',
    fields: {
      code: '岗位编码',
      name: '岗位名称',
      organ: '所属组织',
      post: '职位',
      firstPlanned: '初始编制',
      closedOn: '停用日期',
      planned: '编制人数',
      filled: '在编人数',
      vacant: '缺编人数',
      status: '编制状态',
    },
    choices: { status: { vacant: '缺编', full: '满编', over: '超编', closed: '停用' } },
    sections: { basic: '基本信息', people: '编制情况', end: '停用' },
  },
  en: {
    name: 'position',
    plural: 'Positions',
    fields: {
      code: 'Code',
      name: 'Name',
      organ: 'Organisation',
      post: 'Post',
      firstPlanned: 'First plan',
      closedOn: 'Closed on',
      planned: 'Planned',
      filled: 'Filled',
      vacant: 'Vacancies',
      status: 'Status',
    },
    choices: { status: { vacant: 'Vacant', full: 'Full', over: 'Over plan', closed: 'Closed' } },
    sections: { basic: 'Basics', people: 'People', end: 'Closing' },
  },
});
