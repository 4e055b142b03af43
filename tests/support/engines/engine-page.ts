/** A page in a browser of whatever engine, as the main journey drives it. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Runs an expression in the page, or in the frame of an app, and returns its value. */
  read(expression: string, app?: string): Promise<unknown>;
  /** Presses the element that an expression finds. */
  click(expression: string, app?: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: EngineKey): Promise<void>;
  /** Gives a file of this machine to the input that an expression finds. */
  choose(expression: string, path: string, app?: string): Promise<void>;
  close(): Promise<void>;
}

/** A key without a character, with its code in WebDriver (W3C, keyboard actions). */
export const engineKeys = { Enter: '\uE007', Tab: '\uE004' } as const;

/** One of these keys. */
export type EngineKey = keyof typeof engineKeys;

/** Where the frame of an app is. */
export const frameOf = (app: string): string => `iframe[data-app="${app}"]`;
