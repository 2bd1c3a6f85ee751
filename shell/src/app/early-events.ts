/** React writes its props on every element that it has taken over. */
const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Milliseconds after which what was done is left as it is: the page did not come alive. */
const patience = 15_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Tells React of a value that was typed before it looked: it compares with what it remembers of the field. */
function tellAgain(field: Field): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { _valueTracker: remembered } = field as Field & {
    _valueTracker?: { setValue(value: string): void };
  };
  remembered?.setValue(`${field.value} `);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * A drawn page can be pressed and typed in before React has taken it over. Links and forms with an address work by
 * themselves; what was typed, the last button that was pressed and a form that only a script can send are kept, and
 * done again as soon as the element answers.
 */
export function keepEarlyEvents(): void {
  const waiting = new Map<Element, () => void>();
  let until = 0;
  const look = (): void => {
    for (const [element, again] of waiting) {
      if (!element.isConnected) waiting.delete(element);
      else if (isTaken(element)) {
        waiting.delete(element);
        again();
      }
    }
    if (waiting.size > 0 && performance.now() < until) requestAnimationFrame(look);
    else waiting.clear();
  };
  const keep = (element: Element, again: () => void): void => {
    until = performance.now() + patience;
    if (waiting.size === 0) requestAnimationFrame(look);
    waiting.set(element, again);
  };
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null || button.type === 'submit' || button.disabled || isTaken(button)) return;
      // The browser has opened or closed it already.
      if (button.popoverTargetElement) return;
      for (const element of waiting.keys()) if (element instanceof HTMLButtonElement) waiting.delete(element);
      keep(button, () => button.click());
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && !isTaken(target)) keep(target, () => tellAgain(target));
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || isTaken(form)) return;
      event.preventDefault();
      keep(form, () => form.requestSubmit(submitter));
    },
    true,
  );
}
