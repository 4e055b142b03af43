/** A CSS module's class map, as esbuild's `local-css` loader exports it. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A plain style sheet, imported for its effect. */
declare module '*.css';
