import { useEffect } from 'react';

/** How long a picture is in the slideshow (specification §9). */
export const slideshowInterval = 5000;

/** Calls `next` every five seconds while it plays; `at` is the picture that stands, and starts its time over. */
export function useSlideshow(plays: boolean, at: number, next: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that was chosen by hand gets its whole time
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(next, slideshowInterval);
    return () => clearTimeout(timer);
  }, [plays, at, next]);
}
