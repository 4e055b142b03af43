/** Choices in levels: each option may be below another, and the one that is chosen has none below it. */
import type { FormField } from './form.ts';

type Options = FormField['options'];

/** The options right below one; those of the first level without it. */
export function optionsBelow(options: Options, parent: string | undefined): Options {
  return options.filter((one) => one.parent === parent);
}

/** The options from the first level down to one; none for a code that is no option. */
export function pathOf(options: Options, code: string): Options {
  const at = options.findIndex((one) => one.code === code);
  const found = options[at];
  if (found === undefined) return [];
  const { parent } = found;
  // What is above comes before, so a path never goes round.
  return parent === undefined ? [found] : [...pathOf(options.slice(0, at), parent), found];
}

/** The options that can be chosen, with their names from the first level down. */
export function cascadeChoices(
  options: Options,
  nameOf: (option: Options[number]) => string,
): readonly { readonly value: string; readonly label: string }[] {
  return options
    .filter(({ code }) => isLast(options, code))
    .map(({ code }) => ({ value: code, label: cascadeName(options, code, nameOf) }));
}

/** The names of an option and of those above it; the code of one that is none. */
export function cascadeName(
  options: Options,
  code: string,
  nameOf: (option: Options[number]) => string,
): string {
  const path = pathOf(options, code);
  return path.length === 0 ? code : path.map(nameOf).join(' / ');
}

/** Whether an option is there and has none below it. */
export function isLast(options: Options, code: string): boolean {
  return options.some((one) => one.code === code) && optionsBelow(options, code).length === 0;
}
