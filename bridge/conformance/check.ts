import type { Frame, Page } from 'playwright';
import type { Stage } from './stage.ts';

type Remote<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/** Ways to host the app that only some stages have. */
export type Variant = 'withoutStorage' | 'opaque' | 'bundle';

/** What a check needs beside the connection: a browser in which the app is drawn. */
export interface Drawn {
  readonly page: Page;
  /** The app's document, as it is now. */
  frame(): Promise<Frame>;
  /** Every exception of the page and its frames that no one caught. */
  readonly errors: readonly string[];
}

/** The app under test in one host. */
export interface Subject {
  readonly stage: Remote<Stage>;
  /** Null where two ports in memory are all there is. */
  readonly drawn: Drawn | null;
  /** Another of its places, where one is known. */
  readonly otherRoute?: string | undefined;
  /** The same app hosted in another way; null where this stage has none such. The caller closes it. */
  vary(variant: Variant): Promise<Subject | null>;
  close(): Promise<void>;
}

/** One promise of the contract, tried out on a run of the app that is ready. */
export interface Check {
  readonly group: string;
  /** What the app does, as a sentence without its subject. */
  readonly title: string;
  /** Tried out on the run of the check before it, which left nothing behind; on a fresh one otherwise. */
  readonly continues?: boolean;
  /** Whether the app has to be drawn for it. */
  readonly needsPage?: boolean;
  /** Returns a detail worth reading, if there is one; throws what `failed` or `notApplicable` make. */
  run(subject: Subject): Promise<string | undefined>;
}

/** How a check ended when it did not pass. */
export class Verdict extends Error {
  readonly outcome: 'failed' | 'notApplicable';

  constructor(outcome: Verdict['outcome'], reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

/** The app breaks the promise. */
export function failed(reason: string): Verdict {
  return new Verdict('failed', reason);
}

/** There is nothing in the app to try it on. */
export function notApplicable(reason: string): Verdict {
  return new Verdict('notApplicable', reason);
}

/** A check of an app that is drawn; `run` gets what is drawn. */
export function drawnCheck(
  check: Omit<Check, 'needsPage' | 'run'> & {
    readonly run: (subject: Subject, drawn: Drawn) => Promise<string | undefined>;
  },
): Check {
  return {
    ...check,
    needsPage: true,
    run: (subject) => {
      if (!subject.drawn) throw notApplicable('Nothing is drawn in this host.');
      return check.run(subject, subject.drawn);
    },
  };
}
