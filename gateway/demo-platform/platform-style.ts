/** The style of the demo platform's pages; it is written into them, and their policy admits it by its hash. */
export const platformStyle = `
:root { color-scheme: light dark; font: 14px/22px system-ui, "Noto Sans SC", sans-serif; }
body { margin: 0; background: light-dark(#f3f5f8, #14171c); color: light-dark(#1d2129, #e5e8ef); }
main { max-width: 880px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px; }
h2 { font-size: 18px; line-height: 26px; margin: 32px 0 12px; }
h3 { font-size: 16px; margin: 0; }
p { margin: 4px 0; }
a { color: light-dark(#1f5fd6, #7fb0ff); }
.language { float: right; margin: 0; }
.small { font-size: 14px; font-weight: 400; margin-left: 8px; }
.cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); list-style: none; padding: 0; }
.cards > li, .messages > li { background: light-dark(#fff, #1d2129); border-radius: 8px; padding: 16px; overflow-wrap: anywhere; }
.messages { display: grid; gap: 8px; list-style: none; padding: 0; }
.messages p { white-space: pre-wrap; }
.ways, .choices { display: flex; flex-direction: column; gap: 8px; margin-top: 12px; }
.choices { max-width: 320px; }
.button { display: block; border: 1px solid currentColor; border-radius: 6px; padding: 8px 12px; text-align: center; text-decoration: none; }
.button:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.tag { margin-left: 8px; opacity: 0.75; }
`;
