import type { SampleRun } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { detailTexts } from '../texts.js';

/** The fact that a workflow ran with sample data; none where it did not, or nobody knows. */
export function useRan(ran: SampleRun | null | undefined): { term: string; value: string }[] {
  const t = useTexts(detailTexts);
  const format = useFormat();
  if (!ran) return [];
  const [cases, reached, steps] = [ran.cases, ran.reached, ran.steps].map((count) => format.number(count));
  const n8n = ran.n8n.split('.').slice(0, 2).join('.');
  return [
    { term: t.ran, value: t.ranHow(n8n, cases ?? '', reached ?? '', steps ?? '', format.date(ran.date)) },
  ];
}
