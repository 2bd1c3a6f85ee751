import { errorCatalogue, type Language } from '@stroomwerk/contracts';
import { type ConnectionProblem, ConnectionProblem as problems } from '@stroomwerk/contracts/library';
import { oldestN8n } from '../../connections/domain/oldest.js';

/** Why an act on a workflow did not go as asked. */
export type UpdateProblem = 'refused' | 'changed' | 'gone' | 'missing_scope' | 'left' | ConnectionProblem;

const own: Readonly<Record<Exclude<UpdateProblem, ConnectionProblem>, Readonly<Record<Language, string>>>> = {
  refused: {
    nl: 'We hebben alles teruggezet zoals het stond; je workflow draait zoals hij draaide.',
    en: 'We put everything back as it stood; your workflow runs as it ran.',
  },
  changed: {
    nl: 'De workflow werd in n8n gewijzigd terwijl we bezig waren. We hebben er niets overheen gezet.',
    en: 'The workflow was changed in n8n while we were at it. We put nothing over that.',
  },
  gone: {
    nl: 'De workflow staat niet meer in je n8n.',
    en: 'The workflow is no longer in your n8n.',
  },
  missing_scope: {
    nl: 'De sleutel van deze koppeling mag geen workflows wijzigen (workflow:update). Er is niets gewijzigd.',
    en: 'The key of this connection may not change workflows (workflow:update). Nothing was changed.',
  },
  left: {
    nl: 'n8n werkte niet mee, en terugzetten lukte ook niet. Open de workflow in n8n: de versie van voor de update staat bij zijn geschiedenis.',
    en: 'n8n did not cooperate, and putting things back did not work either. Open the workflow in n8n: the version from before the update is in its history.',
  },
};

const isOwn = (problem: UpdateProblem): problem is keyof typeof own => problem in own;

/** What happened and what to do, in words. */
export const told = (problem: UpdateProblem, lang: Language): string =>
  isOwn(problem)
    ? own[problem][lang]
    : errorCatalogue[`library.n8n_${problem}`].detail[lang].replace('{oldest}', oldestN8n);

/** Reads a problem that was kept; a later release may know others. */
export const problemIn = (kept: string | null): UpdateProblem | null => {
  if (kept === null) return null;
  if (kept in own) return kept as keyof typeof own;
  const read = problems.safeParse(kept);
  return read.success ? read.data : 'left';
};
