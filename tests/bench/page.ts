import type { Page } from 'playwright';

/** The two steps that the shell times with the browser's User Timing: a frame until its first page, and until it is shown. */
export type Step = 'atrium.mount' | 'atrium.switch';

/** Milliseconds of a step: `own` from its own begin in the shell, `whole` from changing the address. */
export interface Visit {
  readonly own: number;
  readonly whole: number;
}

/**
 * Goes to an app as a link of the shell does, without a new document. Returns the milliseconds until the app was
 * ready, or, when it was mounted already, until it had answered that it is shown.
 */
export function visit(page: Page, path: string, step: Step): Promise<Visit> {
  return page.evaluate(
    ([to, name]) =>
      new Promise<Visit>((resolve) => {
        const start = performance.now();
        const observer = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntriesByName(name, 'measure')) {
            if (startTime < start) continue;
            observer.disconnect();
            resolve({ own: duration, whole: startTime + duration - start });
          }
        });
        observer.observe({ type: 'measure' });
        history.pushState(null, '', to);
      }),
    [path, step] as const,
  );
}
