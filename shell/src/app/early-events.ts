/** React writes its props on every element that it has taken over. */
const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** React lets no event through to what it has not taken over to the end; of this one nobody takes notice. */
const asked = 'touchcancel';

/** Whether what is done to this element is answered. */
function answers(element: Element): boolean {
  if (!isTaken(element)) return false;
  let reached = false;
  const see = (): void => {
    reached = true;
  };
  element.addEventListener(asked, see);
  element.dispatchEvent(new Event(asked, { bubbles: true }));
  element.removeEventListener(asked, see);
  return reached;
}

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

/** Whether somebody changed it since it was drawn. What a browser brings back of an earlier visit is nobody's typing. */
function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ defaultSelected, selected }) => selected && !defaultSelected && field.selectedIndex > 0,
    );
  return /^(?:checkbox|radio)$/.test(field.type)
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}
const isFirstVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** Milliseconds after which a link or form that works by itself does so, although its script did not come. */
const shortPatience = 3_000;

interface Kept {
  readonly again: () => void;
  /** Instead, where the element does not come alive in time. */
  readonly otherwise?: () => void;
  readonly end: number;
}

/** What a page may bring only when it is wanted: its links and forms are kept too. */
const comesLater = (element: Element): boolean => element.closest('[data-later]') !== null;

/** A press that leads on in this tab and on this site. */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.target === '' &&
  link.origin === location.origin;

/**
 * A drawn page can be pressed and typed in before React has taken it over. Links and forms with an address work by
 * themselves; what was typed, the last button that was pressed and a form that only a script can send are kept, and
 * done again as soon as the element answers. So are links and forms of `[data-later]`, whose script comes when they are
 * pressed (`data-pressed`): by themselves they would load another document, and nobody would count the step.
 */
export function keepEarlyEvents(): void {
  const waiting = new Map<Element, Kept>();
  const finish = (element: Element, then?: () => void): void => {
    waiting.delete(element);
    element.removeAttribute('data-pressed');
    then?.();
  };
  const look = (): void => {
    for (const [element, { again, otherwise, end }] of waiting) {
      if (!element.isConnected) finish(element);
      else if (answers(element)) finish(element, again);
      else if (performance.now() >= end) finish(element, otherwise);
    }
    if (waiting.size > 0) requestAnimationFrame(look);
  };
  const keep = (element: Element, again: () => void, otherwise?: () => void): void => {
    if (waiting.size === 0) requestAnimationFrame(look);
    element.setAttribute('data-pressed', '');
    const end = performance.now() + (otherwise ? shortPatience : patience);
    waiting.set(element, { again, end, ...(otherwise && { otherwise }) });
  };
  const forgetPresses = (): void => {
    for (const element of waiting.keys()) if (!isField(element)) finish(element);
  };
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('a[href], button') : null;
      if (pressed === null || isTaken(pressed)) return;
      if (pressed instanceof HTMLAnchorElement) {
        if (!comesLater(pressed) || !isPlain(event, pressed)) return;
        event.preventDefault();
        forgetPresses();
        keep(
          pressed,
          () => pressed.click(),
          () => location.assign(pressed.href),
        );
      } else if (pressed instanceof HTMLButtonElement) {
        if (pressed.type === 'submit' || pressed.disabled) return;
        // The browser has opened or closed it already.
        if (pressed.popoverTargetElement) return;
        forgetPresses();
        keep(pressed, () => pressed.click());
      }
    },
    true,
  );
  const keepTyped = (field: unknown): void => {
    if (isField(field) && !isTaken(field)) keep(field, () => tellAgain(field));
  };
  addEventListener('input', ({ target }) => keepTyped(target), true);
  // What was typed before this very script came.
  if (isFirstVisit())
    for (const field of document.querySelectorAll<Field>('input, textarea, select'))
      if (wasChanged(field)) keepTyped(field);
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || isTaken(form)) return;
      const worksAlone = form.hasAttribute('action');
      if (worksAlone && !comesLater(form)) return;
      event.preventDefault();
      keep(form, () => form.requestSubmit(submitter), worksAlone ? () => form.submit() : undefined);
    },
    true,
  );
}
