import { useState } from 'react';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { useAppContext, useSave, useTools } from '#bridge/react/index.ts';

/** A form that saves by one call: what is wrong with which field, and what happens once it is saved. */
export function useSaved<C extends AnyCall>(
  call: C,
  { done, onDone }: { readonly done: string; readonly onDone: () => void },
) {
  const { locale } = useAppContext();
  const { tell } = useTools();
  const saving = useSave(call);
  const [sent, setSent] = useState(false);
  const error = saving.state === 'failed' ? saving.error : undefined;
  const fields = error?.fields ?? [];
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    fields.map((field) => [field.path.split('.')[0] ?? '', issueWords(field, locale)]),
  );
  async function save(request: RequestOf<C>): Promise<void> {
    setSent(true);
    const outcome = await saving.save(request);
    if (!outcome.ok) return;
    tell(done, 'success');
    onDone();
  }
  return { save, errors, sent, problem: error?.words };
}
