/** The sample company: its parts by their places in the lists of words. The first organisation is the company itself. */

interface OrganPlan {
  readonly kind: 'company' | 'department' | 'team';
  /** Place of the one above it; null for the company. */
  readonly above: number | null;
}

/** The organisations, those above before those below. */
export const sampleOrgans: readonly OrganPlan[] = [
  { kind: 'company', above: null },
  { kind: 'department', above: 0 },
  { kind: 'department', above: 0 },
  { kind: 'team', above: 2 },
  { kind: 'team', above: 2 },
  { kind: 'department', above: 0 },
  { kind: 'department', above: 0 },
];

/** The posts: the category of each, and its kind of work. */
export const samplePosts: readonly {
  readonly category: number;
  readonly workKind: 'specialist' | 'operator';
}[] = [
  { category: 0, workKind: 'specialist' },
  { category: 0, workKind: 'specialist' },
  { category: 1, workKind: 'specialist' },
  { category: 1, workKind: 'specialist' },
  { category: 1, workKind: 'specialist' },
  { category: 1, workKind: 'specialist' },
  { category: 2, workKind: 'operator' },
  { category: 2, workKind: 'operator' },
];

/** Who works where as what: organisation, post, and how many months ago each joined; the first one leads it. */
export const sampleSeats: readonly {
  readonly organ: number;
  readonly post: number;
  readonly joined: readonly number[];
}[] = [
  { organ: 0, post: 0, joined: [35] },
  { organ: 1, post: 1, joined: [33] },
  { organ: 1, post: 2, joined: [24, 2] },
  { organ: 1, post: 3, joined: [30] },
  { organ: 1, post: 7, joined: [28] },
  { organ: 2, post: 1, joined: [32] },
  { organ: 3, post: 4, joined: [26, 12, 1] },
  { organ: 4, post: 4, joined: [22, 9] },
  { organ: 5, post: 1, joined: [34] },
  { organ: 5, post: 5, joined: [31, 27, 20, 15, 8, 1] },
  { organ: 6, post: 1, joined: [29] },
  { organ: 6, post: 6, joined: [18, 11, 6] },
];
