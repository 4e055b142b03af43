/** Filled in by the build: what is written for `development` does not stand in a production build at all. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };

/** A picture, as esbuild's `file` loader exports it: its address from the script that imports it. */
declare module '*.svg' {
  const address: string;
  export default address;
}
