import { type FormEvent, useState } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { locale } from '#ui/texts/locale.ts';
import { GatewayError } from '../../gateway.ts';

/** What is said at a form and at its fields. */
export interface ChangeProblem {
  readonly notice: string;
  readonly fields: Readonly<Record<string, string>>;
}

const noProblem: ChangeProblem = { notice: '', fields: {} };

/** Lets Enter in a form do what its button does. */
export function submitting(work: () => Promise<void>): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    void work();
  };
}

/** One change at a time, and what it is refused with: at the field it names, or at the one of its code. */
export function useChange(fieldOfCode: Readonly<Record<string, string>>) {
  const [problem, setProblem] = useState(noProblem);
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(noProblem);
    try {
      await work();
    } catch (cause) {
      setProblem(problemOf(cause, fieldOfCode));
    } finally {
      setBusy(false);
    }
  }

  return {
    problem,
    busy,
    run,
    refuse: (field: string, words: string) =>
      setProblem({ notice: '', fields: { [field]: words } }),
    forget: () => setProblem(noProblem),
  };
}

function problemOf(cause: unknown, fieldOfCode: Readonly<Record<string, string>>): ChangeProblem {
  if (!(cause instanceof GatewayError)) throw cause;
  const field = fieldOfCode[cause.codeName];
  if (field !== undefined) return { notice: '', fields: { [field]: cause.words } };
  if (cause.fields.length === 0) return { notice: cause.words, fields: {} };
  const said = cause.fields.map((one) => [one.path, issueWords(one, locale.get())]);
  return { notice: '', fields: Object.fromEntries(said) };
}
