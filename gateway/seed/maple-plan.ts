import type { OrganPlan, PostPlan, SeatPlan, TenantPlan } from './plan.ts';

const posts: readonly (readonly [string, string, string, string, string])[] = [
  ['GM', 'General Manager', 'MG', 'L6', 'L6'],
  ['HD', 'Department Head', 'MG', 'L5', 'L5'],
  ['OM', 'Office Manager', 'MG', 'L2', 'L3'],
  ['SE', 'Software Engineer', 'EN', 'L2', 'L4'],
  ['QA', 'Quality Engineer', 'EN', 'L2', 'L3'],
  ['PM', 'Product Manager', 'EN', 'L3', 'L4'],
  ['AE', 'Account Executive', 'SA', 'L2', 'L4'],
  ['SC', 'Solutions Consultant', 'SA', 'L3', 'L4'],
  ['SS', 'Support Specialist', 'SA', 'L1', 'L3'],
  ['HR', 'People Partner', 'OP', 'L2', 'L4'],
  ['AC', 'Accountant', 'OP', 'L2', 'L4'],
];

function seats(list: string): SeatPlan[] {
  return list.split(',').map((entry) => {
    const [post = '', holders = '0'] = entry.split(' ');
    const active = Number(holders);
    return { post: postName(post), active, planned: Math.max(1, active) };
  });
}

function postName(code: string): string {
  return posts.find((post) => post[0] === code)?.[1] ?? code;
}

const organs: readonly OrganPlan[] = [
  { code: 'ML', parent: null, kind: 'company', name: 'Maple Works', seats: seats('GM 1,OM 1') },
  { code: 'EN', parent: 'ML', kind: 'department', name: 'Engineering', seats: seats('HD 1,PM 2') },
  { code: 'EN-WB', parent: 'EN', kind: 'team', name: 'Web Team', seats: seats('SE 7,QA 2') },
  { code: 'EN-DA', parent: 'EN', kind: 'team', name: 'Data Team', seats: seats('SE 5,QA 1') },
  { code: 'SA', parent: 'ML', kind: 'department', name: 'Sales', seats: seats('HD 1,AE 6,SC 2') },
  { code: 'SA-SU', parent: 'SA', kind: 'team', name: 'Customer Support', seats: seats('SS 5') },
  {
    code: 'OP',
    parent: 'ML',
    kind: 'department',
    name: 'People & Finance',
    seats: seats('HD 1,HR 2,AC 3,OM 0'),
  },
];

function postPlan([code, name, category, gradeFrom, gradeTo]: (typeof posts)[number]): PostPlan {
  return { code, name, category, gradeFrom, gradeTo, women: 0.5 };
}

/** Maple, a company that works in English only: 40 people, 8 who left. */
export function maplePlan(): TenantPlan {
  return {
    code: 'maple',
    name: 'Maple Works',
    locale: 'en',
    systemCode: 'maple',
    seed: 4_157_301,
    ageYears: 9,
    staffPrefix: 'M-',
    staffDigits: 3,
    legalEntity: 'Maple Works Ltd.',
    mailDomain: 'maple.example',
    workPlaces: ['Boston', 'Remote'],
    grades: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'].map((code) => ({
      code,
      name: `Level ${code.slice(1)}`,
    })),
    categories: [
      { code: 'MG', name: 'Management' },
      { code: 'EN', name: 'Engineering' },
      { code: 'SA', name: 'Sales and Support' },
      { code: 'OP', name: 'Operations' },
    ],
    posts: posts.map(postPlan),
    organs,
    left: 8,
    pending: 0,
    dispatchShare: 0,
    fixed: [
      {
        name: 'Grace Campbell',
        gender: 'F',
        organ: 'OP',
        post: 'Department Head',
        account: 'maple',
      },
    ],
  };
}
