/** One case: what is asked on a day at a place. */
export interface Vector {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly tier: string;
  readonly asOf: string;
  readonly place: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** What the product says of a case. */
export type Answer = (vector: Vector) => Readonly<Record<string, unknown>>;

/** The rules of an area, by `area/rule`. */
export type Answers = Readonly<Record<string, Answer>>;

/** A text of the input. */
export function text({ input }: Vector, name: string): string {
  return String(input[name]);
}

/** A text of the input, or null where it is not there. */
export function textOrNull({ input }: Vector, name: string): string | null {
  const value = input[name];
  return value === undefined || value === null ? null : String(value);
}
