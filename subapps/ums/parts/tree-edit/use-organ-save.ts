import type { FieldError } from '#bridge/calls/kit/answer.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { useBridge, useSave } from '#bridge/react/index.ts';
import { useLocale } from '#ui/texts/use-texts.ts';

/** A save of the tree from a dialog. */
export interface OrganSave<C extends AnyCall> {
  /** Saves; says so and calls `onSaved` when it is through. */
  readonly save: (request: RequestOf<C>) => Promise<void>;
  /** Why it was refused as a whole, in words. */
  readonly refusal: string | undefined;
  /** What is wrong with a field, in words. */
  readonly error: (field: string) => string | undefined;
}

/** Saves a change of the tree, says how it ended, and shows what is wrong at its field. */
export function useOrganSave<C extends AnyCall>(
  call: C,
  { done, onSaved }: { readonly done: string; readonly onSaved: (result: ResultOf<C>) => void },
): OrganSave<C> {
  const bridge = useBridge();
  const saving = useSave(call);
  const language = useLocale();
  const error = saving.state === 'failed' ? saving.error : undefined;
  const fields: readonly FieldError[] = error?.fields ?? [];
  return {
    async save(request) {
      const outcome = await saving.save(request);
      if (!outcome.ok) return;
      void bridge.dialogs.message({ text: done, tone: 'success' }).catch(() => {});
      onSaved(outcome.result);
    },
    refusal: error && fields.length === 0 ? error.words : undefined,
    error: (field) => {
      const found = fields.find(({ path }) => path === field);
      return found && issueWords(found, language);
    },
  };
}
