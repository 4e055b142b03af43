/** Milliseconds now, on a clock that never goes back. */
export type Clock = () => number;

/** A token bucket: `take` answers whether one more is within the rate. */
export interface Bucket {
  take(): boolean;
}

/** Makes a bucket of `burst` that fills with `perSecond`. */
export function createBucket(perSecond: number, burst: number, now: Clock): Bucket {
  let left = burst;
  let filledAt = now();
  return {
    take() {
      const at = now();
      left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond);
      filledAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** From how many messages on a sender is too fast, and what is called then. */
export interface MeterLimits {
  readonly strikeAt: number;
  readonly floodAt: number;
  readonly onStrike: () => void;
  readonly onFlood: () => void;
}

/** Counts messages in windows of one second; returns false from the message on that made it a flood. */
export function createMeter(limits: MeterLimits, now: Clock): () => boolean {
  let windowStart = now();
  let count = 0;
  let flooded = false;
  return () => {
    if (flooded) return false;
    const at = now();
    if (at - windowStart >= 1000) {
      windowStart = at;
      count = 0;
    }
    count += 1;
    if (count === limits.strikeAt) limits.onStrike();
    if (count > limits.floodAt) {
      flooded = true;
      limits.onFlood();
    }
    return !flooded;
  };
}
