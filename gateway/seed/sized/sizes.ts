/** How large a made-up tenant is. */
export interface Size {
  readonly active: number;
  readonly left: number;
  readonly pending: number;
  readonly organs: number;
  /** Levels of the organisation tree, the company included. */
  readonly depth: number;
  readonly posts: number;
  readonly positions: number;
}

/** The larger sets: a chain of shops, a manufacturer, a mix of hospitals, logistics and shops. */
export const sizes = {
  m: { active: 2000, left: 700, pending: 20, organs: 190, depth: 6, posts: 220, positions: 900 },
  l: {
    active: 20_000,
    left: 8000,
    pending: 150,
    organs: 1900,
    depth: 8,
    posts: 700,
    positions: 7500,
  },
  xl: {
    active: 100_000,
    left: 45_000,
    pending: 600,
    organs: 9500,
    depth: 11,
    posts: 1600,
    positions: 32_000,
  },
} as const satisfies Readonly<Record<string, Size>>;

/** The name of a size. */
export type SizeName = keyof typeof sizes;
