/** How the state of a roster looks. */
export const stateTones = { draft: 'neutral', published: 'good', locked: 'accent' } as const;
