/** A clock that a test moves by hand; it starts at the real present. */
export interface TestClock {
  now(): Date;
  advance(milliseconds: number): void;
}

/** Makes such a clock. */
export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
