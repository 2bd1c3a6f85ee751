import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Body<Props> = ComponentType<Props> | undefined;

/** A component whose code comes with its first use. */
export interface OnDemand<Props> {
  /** The component, once it is here. */
  here: () => Body<Props>;
  /** Fetches it; a fetch that failed is tried again at the next call. */
  start: () => Promise<ComponentType<Props>>;
}

/** @param fetch `() => import('./XBody.js')`; every place that uses the component gets it at once when it is here. */
export function onDemand<Props>(fetch: () => Promise<{ default: ComponentType<Props> }>): OnDemand<Props> {
  let here: Body<Props>;
  let coming: Promise<ComponentType<Props>> | undefined;
  const arrive = (component: ComponentType<Props>) => {
    here = component;
    return component;
  };
  const fail = (error: unknown): never => {
    coming = undefined;
    throw error;
  };
  return {
    here: () => here,
    start: () => {
      coming ??= fetch().then((module) => arrive(module.default), fail);
      return coming;
    },
  };
}

/**
 * Uses a component on demand. Nothing suspends: what the page shows stays as it is.
 * @param needed fetch it now; a failure then goes to the error screen around
 * @returns the component once it is here, and `load` to fetch it ahead of the need, where a failure may pass
 */
export function useOnDemand<Props>(source: OnDemand<Props>, needed: boolean) {
  const [body, setBody] = useState<Body<Props>>(source.here);
  const load = useCallback(() => {
    source.start().then(
      (component) => setBody(() => component),
      () => setBody(source.here),
    );
  }, [source]);
  useEffect(() => {
    if (!needed || body) return;
    let wanted = true;
    source.start().then(
      (component) => wanted && setBody(() => component),
      (error: unknown) =>
        wanted &&
        setBody(() => {
          throw error;
        }),
    );
    return () => {
      wanted = false;
    };
  }, [source, needed, body]);
  return { Body: body, load };
}
