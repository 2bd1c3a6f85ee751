import type { Automation } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { listTexts } from '../../dashboard/list-texts.js';
import { runsTexts } from '../texts.js';

/** Where an automation runs and how well, in one line: "Productie · 94,6% van 317 runs". */
export function useFacts(): (automation: Automation) => string {
  const t = useTexts(runsTexts);
  const { byHand } = useTexts(listTexts);
  const format = useFormat();
  return ({ connection, success_rate, runs }) => {
    const place = connection?.name ?? byHand;
    return success_rate === null
      ? t.noRunsYet(place)
      : t.facts(place, format.percent(success_rate), format.number(runs));
  };
}
