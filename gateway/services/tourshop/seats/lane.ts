/** Lanes: of those who want the same departure in one gateway, a few ask the database at a time. */

interface Lane {
  inside: number;
  readonly waiting: (() => void)[];
}

const lanes = new Map<string, Lane>();

/** Runs the work once there is room in the lane of the key. */
export async function inLane<Result>(
  key: string,
  width: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const lane = lanes.get(key) ?? { inside: 0, waiting: [] };
  lanes.set(key, lane);
  if (lane.inside >= width) await new Promise<void>((resolve) => lane.waiting.push(resolve));
  else lane.inside += 1;
  try {
    return await work();
  } finally {
    // The place is handed on, so that a newcomer cannot slip in between.
    const next = lane.waiting.shift();
    if (next !== undefined) next();
    else {
      lane.inside -= 1;
      if (lane.inside === 0) lanes.delete(key);
    }
  }
}
