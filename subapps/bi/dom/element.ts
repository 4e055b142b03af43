/** Makes DOM without markup in strings: Trusted Types forbid `innerHTML`, and text stays text. */

type Child = Node | string | false | undefined;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Handlers = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Makes an element. An attribute that is `false` or undefined is left out, `true` gives an empty one;
 * children that are `false` or undefined are left out.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(
    ...children.filter((child): child is Node | string => child !== false && child !== undefined),
  );
  return made;
}

/** Binds listeners to an element and gives it back. */
export function listen<Target extends HTMLElement>(target: Target, handlers: Handlers): Target {
  for (const [type, handler] of Object.entries(handlers)) {
    if (handler) target.addEventListener(type, handler as EventListener);
  }
  return target;
}

/** A button that does one thing; `type` is `button`. */
export function button(
  attributes: Attributes,
  onClick: (event: MouseEvent) => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  return listen(element('button', { type: 'button', ...attributes }, ...children), {
    click: onClick,
  });
}

/** A shape of an SVG picture. */
export function shape<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) target.setAttribute(name, '');
    else if (value !== false && value !== undefined) target.setAttribute(name, String(value));
  }
}
