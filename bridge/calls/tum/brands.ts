/** The system codes that have a brand of their own (specification §1); a company without one has the product's name. */
export const brandCodes = ['harbour', 'maple', 'weihai'] as const;

/** One of the brands. */
export type BrandCode = (typeof brandCodes)[number];
