import { sourceFiles } from '../support/source-files.ts';

/** A test by the sentence it is named with, and the file it stands in. */
export interface NamedTest {
  readonly title: string;
  readonly path: string;
}

const named = /\btest(?:\.each\(.*?\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/gs;

/** Every test of the project that is named by a plain sentence. */
export function readTestTitles(): NamedTest[] {
  return sourceFiles(/\.test\.tsx?$|-suite\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(named)].map(([, one, other]) => ({
      title: (one ?? other ?? '').replaceAll('\\', ''),
      path,
    })),
  );
}
