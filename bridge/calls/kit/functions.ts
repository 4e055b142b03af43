/** The functions of an app by their names: `personnelFunctions['roster.export']` is `personnel.roster.export`. */
export type Functions<App extends string, Name extends string> = {
  readonly [Key in Name]: `${App}.${Key}`;
};

/**
 * The functions that roles give in an app: pages, and buttons below them. Its manifest, the calls, the buttons and the demo
 * roles name them by this table, so that a slip does not compile.
 */
export function defineFunctions<const App extends string, const Name extends string>(
  app: App,
  names: readonly Name[],
): Functions<App, Name> {
  return Object.fromEntries(names.map((name) => [name, `${app}.${name}`])) as Functions<App, Name>;
}
