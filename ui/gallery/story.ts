import type { ComponentType } from 'react';

/** One state of a part, drawn with content as a person would meet it. */
export interface StoryState {
  /** Part of the address: `#button/busy`. */
  readonly name: string;
  readonly draw: ComponentType;
  /**
   * `alone` for what lies over the page or names a landmark of it, so that it is in its own view only; `page` for
   * what is a whole page and brings its own `main`.
   */
  readonly place?: 'alone' | 'page';
}

/** The states of one part, or of a family of parts. */
export interface Story {
  readonly id: string;
  readonly states: readonly StoryState[];
}
