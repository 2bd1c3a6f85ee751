import type { Automation } from '@stroomwerk/contracts/library';
import { firstRun, myApps, search } from '@stroomwerk/contracts/library';
import { useOptionalQuery } from '@stroomwerk/mfe-runtime';
import { useKnownConnections } from '../../connections/api/use-connections.js';
import { type FirstRecipes, recipesOf } from '../model/first-recipes.js';
import { type FirstStep, firstWay, type StepState } from '../model/first-steps.js';
import { fittingQuery } from './use-fitting.js';

const shown = 3;

export interface FirstWay {
  readonly states: Record<FirstStep, StepState>;
  readonly recipes: FirstRecipes;
}

/** The way to a first run that goes well. @param enabled false for whom the library is closed @returns undefined for none */
export function useFirstWay(items: readonly Automation[], enabled: boolean): FirstWay | undefined {
  const ever = useOptionalQuery(firstRun, {}, { enabled });
  const wanted = enabled && ever?.succeeded_at === null && firstWay(items, 0, 0) !== null;
  const apps = useOptionalQuery(myApps, {}, { enabled: wanted })?.apps.length;
  const connections = useKnownConnections()?.connections.length;
  const known = wanted && apps !== undefined;
  const fitting = useOptionalQuery(
    search,
    { query: fittingQuery('true', shown) },
    { enabled: known && apps > 0 },
  )?.workflows;
  const few = apps === 0 || (fitting !== undefined && fitting.length < shown);
  const popular = useOptionalQuery(
    search,
    // As many more as may be among those that fit.
    { query: fittingQuery('false', 2 * shown) },
    { enabled: known && few },
  )?.workflows;
  if (!known || connections === undefined) return undefined;
  const states = firstWay(items, apps, connections);
  return states ? { states, recipes: recipesOf(fitting ?? [], popular ?? [], shown) } : undefined;
}
