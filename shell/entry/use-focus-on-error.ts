import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus into the first field of a form that is wrong, whenever there is another problem. */
export function useFocusOnError<Box extends HTMLElement = HTMLFormElement>(
  problem: unknown,
): RefObject<Box | null> {
  const form = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the problem is what the fields show
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return form;
}
