/** One thing to choose. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Said after the label in a lighter colour: a code, a department. */
  readonly hint?: string;
  /** Found by these words too: pinyin, initials, a number. */
  readonly keywords?: string;
  readonly disabled?: boolean;
}

/** Whether an option matches what was typed; by label, hint and keywords, without regard to case. */
export function matches(option: Option, typed: string): boolean {
  const words = `${option.label} ${option.hint ?? ''} ${option.keywords ?? ''}`;
  return words.toLowerCase().includes(typed.trim().toLowerCase());
}
