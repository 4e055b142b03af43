/** The people the gallery draws; their names and posts are texts (`person.<id>`). */
export const peopleIds = ['chen', 'deng', 'gao', 'han', 'liu', 'maimaiti', 'zhou'] as const;

export const statuses = ['active', 'probation', 'leaving'] as const;

export interface GalleryPerson {
  readonly id: (typeof peopleIds)[number];
  readonly staffNo: string;
  readonly organ: 'platform' | 'client' | 'testing';
  readonly status: (typeof statuses)[number];
  /** `YYYY-MM-DD`. */
  readonly joinedOn: string;
  /** Yuan a month. */
  readonly salary: number;
}

export const people: readonly GalleryPerson[] = [
  {
    id: 'chen',
    staffNo: 'H00017',
    organ: 'platform',
    status: 'active',
    joinedOn: '2021-03-15',
    salary: 31000,
  },
  {
    id: 'deng',
    staffNo: 'H00142',
    organ: 'client',
    status: 'probation',
    joinedOn: '2026-09-01',
    salary: 18500,
  },
  {
    id: 'gao',
    staffNo: 'H00091',
    organ: 'testing',
    status: 'active',
    joinedOn: '2023-11-20',
    salary: 19200,
  },
  {
    id: 'han',
    staffNo: 'H00023',
    organ: 'platform',
    status: 'active',
    joinedOn: '2020-05-06',
    salary: 42000,
  },
  {
    id: 'liu',
    staffNo: 'H00103',
    organ: 'platform',
    status: 'leaving',
    joinedOn: '2024-03-18',
    salary: 23600,
  },
  {
    id: 'maimaiti',
    staffNo: 'H00131',
    organ: 'platform',
    status: 'active',
    joinedOn: '2025-05-12',
    salary: 21000,
  },
  {
    id: 'zhou',
    staffNo: 'H00064',
    organ: 'client',
    status: 'active',
    joinedOn: '2022-10-10',
    salary: 24800,
  },
];
