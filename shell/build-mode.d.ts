/** Filled in by the build: what is written for `development` does not stand in a production build at all. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };
