import type { TenantPlan } from '../plan.ts';
import { harbourFixedPeople } from './fixed-people.ts';
import { harbourOrgans } from './organs.ts';
import { harbourCategories, harbourGrades, harbourPosts } from './posts.ts';

/** Harbour, a software company in Shanghai: 200 people, 60 who left. */
export function harbourPlan(anchor: string): TenantPlan {
  return {
    code: 'harbour',
    name: '蓝港科技',
    locale: 'zh-CN',
    systemCode: 'harbour',
    seed: 20_170_906,
    ageYears: 22,
    staffPrefix: 'H',
    staffDigits: 5,
    legalEntity: '蓝港科技（上海）有限公司',
    mailDomain: 'harbour.example',
    workPlaces: ['上海·张江', '上海·徐汇', '深圳·南山'],
    grades: harbourGrades,
    categories: harbourCategories,
    posts: harbourPosts,
    organs: harbourOrgans,
    left: 60,
    pending: 0,
    dispatchShare: 0.02,
    fixed: harbourFixedPeople(anchor),
  };
}
