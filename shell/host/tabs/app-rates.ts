import { createBucket } from '#bridge/host/rate.ts';

/** Limits what each app does to what is the person's; its runs share one bucket, so that a reload fills none. */
export function createAppRate(perSecond: number, burst: number): (app: string) => boolean {
  const buckets = new Map<string, ReturnType<typeof createBucket>>();
  return (app) => {
    const bucket = buckets.get(app) ?? createBucket(perSecond, burst, () => performance.now());
    buckets.set(app, bucket);
    return bucket.take();
  };
}
