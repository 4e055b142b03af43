import { createContext, useContext, useId } from 'react';

/** What a field tells the control in it. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string | undefined;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The ids and states for a control, from the field around it or, without one, its own. */
export function useFieldControl(): FieldControl {
  const id = useId();
  const field = useContext(FieldContext);
  return (
    field ?? {
      id,
      labelId: undefined,
      describedBy: undefined,
      invalid: false,
      required: false,
      disabled: false,
    }
  );
}
