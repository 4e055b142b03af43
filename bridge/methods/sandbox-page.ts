/**
 * The sandbox page: the portal's own page around that of an app without an origin. The shell frames it, and it frames the
 * app. Where a frame may be led is decided by the policy of the page around it, and the shell's names every app there is;
 * this one names the origin of a single app. It has an origin of its own as well, which tells the apps apart: without it
 * the messages of all of them come from `null`.
 */

/** Where it is on the host of every app without an origin; below a path that no bundle can have files under. */
export const sandboxPath = '/bridge/sandbox';

/** What is special about the page of one app. */
export interface SandboxPageParts {
  /** Exact origin of the shell. */
  readonly shell: string;
  /** Address of the app's own page, and the attributes of its frame. */
  readonly entry: string;
  readonly sandbox: string;
  readonly allow: string;
  /** How the app is called in the language of the page. */
  readonly title: string;
  readonly language: string;
}

/**
 * Hands on the hello with its port, and the keyboard; what the app says afterwards goes over that port, past this page.
 * It tells the shell when the frame was led away, as the shell sees for itself of every other app. It makes the page as
 * dark as the shell, which says so at the end of the address, and again when that changes: between pages of two
 * brightnesses browsers paint a ground of their own. The script comes before the frame, so that it misses nothing.
 */
export const sandboxScript = `
const { shell } = document.documentElement.dataset;
const frame = () => document.querySelector('iframe');
const tell = (message, ports = []) => parent.postMessage(message, shell, ports);
// Later, since a browser that is giving this window the keyboard does not give it to another one meanwhile; and a frame
// that is the active element already would not be given it again.
let passing;
const passKeyboard = () => {
  clearTimeout(passing);
  passing = setTimeout(() => {
    if (!document.hasFocus()) return;
    frame().blur();
    frame().focus();
  });
};
const takeMode = (mode) => { document.documentElement.style.colorScheme = mode; };
let loads = 0;

// With a port, which is all that the shell looks at once it has heard the hello.
const tellLeft = () => tell({ type: 'atrium.left' }, [new MessageChannel().port1]);

addEventListener('message', ({ source, origin, data, ports }) => {
  const { type, mode, version } = Object(data);
  if (source === parent && origin === shell && type === 'atrium.mode') takeMode(mode);
  else if (source === frame()?.contentWindow && origin === 'null' && type === 'atrium.hello') {
    tell({ type, version: Number(version) }, ports.slice(0, 1));
  }
});
// At the document: what loads in it is never reported to the window.
document.addEventListener('load', ({ target }) => {
  if (target === frame() && (loads += 1) > 1) tellLeft();
}, true);
addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective === 'frame-src') tellLeft();
});
takeMode(location.hash.slice(1));
addEventListener('focus', passKeyboard);
// The keyboard has gone on by itself, with the Tab key: what is typed meanwhile is not to be lost.
addEventListener('blur', () => clearTimeout(passing));
addEventListener('DOMContentLoaded', passKeyboard);
`;

/** Nothing of it is seen: the frame fills it, and what is behind it shows through. */
export const sandboxStyle = `
html, body { height: 100%; margin: 0; overflow: hidden; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
`;

/** The page of one app; its policy names the script and the style by what they are. */
export function sandboxDocument(parts: SandboxPageParts): string {
  const { shell, entry, sandbox, allow, title, language } = parts;
  return `<!doctype html>
<html lang="${language}" data-shell="${escapeHtml(shell)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>${sandboxStyle}</style>
<script>${sandboxScript}</script>
</head>
<body><iframe title="${escapeHtml(title)}" sandbox="${escapeHtml(sandbox)}" allow="${escapeHtml(allow)}" referrerpolicy="no-referrer" src="${escapeHtml(entry)}"></iframe></body>
</html>
`;
}

/** A text as it is in a page or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => `&#${character.codePointAt(0)?.toString() ?? '32'};`,
  );
}
