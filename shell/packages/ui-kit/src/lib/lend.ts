import {
  type HTMLProps,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

/*
 * A headless trigger wants to draw the element itself. Ours is on the page long before the trigger's code is, and must
 * not be drawn anew under the hands of who uses it: it would lose the focus and the press. So the trigger draws nothing
 * and lends its handlers to the element that is there.
 */

type Handler = (event: SyntheticEvent) => void;
export type Lent = Pick<HTMLProps<HTMLElement>, 'ref'> & Record<string, unknown>;

const EVENTS = [
  'onClick',
  'onFocus',
  'onBlur',
  'onKeyDown',
  'onKeyUp',
  'onMouseDown',
  'onMouseEnter',
  'onMouseLeave',
  'onMouseMove',
  'onMouseOver',
  'onPointerDown',
  'onPointerEnter',
  'onPointerLeave',
  'onPointerMove',
  'onPointerUp',
] as const;
type EventName = (typeof EVENTS)[number];
export type Handlers = Partial<Record<EventName, (event: never) => void>>;

export interface Lending {
  /** The element that the handlers are for; a stable ref, for it has to be there when its children’s effects run. */
  element: RefObject<HTMLElement | null>;
  /** What the trigger lends, once it is here. */
  lent: { current: Lent | null };
  /** Tells the trigger what happened before it was here. */
  missed: { current: (() => void) | undefined };
}

/** The borrower's side: a place for what is lent, and handlers that pass every event on to it. */
export function useBorrowed(own: Handlers): { lending: Lending; handlers: Record<string, Handler> } {
  const element = useRef<HTMLElement>(null);
  const lent = useRef<Lent>(null);
  const missed = useRef<(() => void) | undefined>(undefined);
  const mine = useRef(own);
  useLayoutEffect(() => {
    mine.current = own;
  });
  return useMemo(() => {
    const pass = (name: EventName) => (event: SyntheticEvent) => {
      (mine.current[name] as Handler | undefined)?.(event);
      const theirs = lent.current?.[name];
      if (typeof theirs === 'function') theirs(event);
    };
    return {
      lending: { element, lent, missed },
      handlers: Object.fromEntries(EVENTS.map((name) => [name, pass(name)])),
    };
  }, []);
}

function assign(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** The lender's side: `render={(props) => <Lend lending={lending} props={props} />}` on a headless trigger. */
export function Lend({ lending, props }: { lending: Lending; props: Lent }) {
  const { ref } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    if (lending.lent.current) lending.lent.current = props;
  });
  useLayoutEffect(() => {
    const element = lending.element.current;
    const end = assign(ref, element);
    return () => {
      if (typeof end === 'function') end();
      else assign(ref, null);
    };
  }, [lending, ref]);
  useEffect(() => {
    const { missed, lent } = lending;
    let isHere = true;
    // The trigger around this one listens once its own effects have run, which come after: until then a press is missed.
    queueMicrotask(() => {
      if (!isHere) return;
      lent.current = latest.current;
      // This may run while the missed press is still on its way through the page, where a browser lets an element be clicked
      // no second time.
      if (missed.current)
        setTimeout(() => {
          const tell = missed.current;
          missed.current = undefined;
          tell?.();
        });
    });
    return () => {
      isHere = false;
      lent.current = null;
    };
  }, [lending]);
  return null;
}
