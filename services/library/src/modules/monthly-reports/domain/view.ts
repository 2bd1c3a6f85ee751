import type { Language } from '@stroomwerk/contracts';
import type { MonthlyReport, ReportFigures } from '@stroomwerk/contracts/library';
import { failedLongest } from './failing.js';
import { wordsOf } from './words.js';

/** A report as it is shown. @param madeAt null while its month goes on */
export const reportView = (figures: ReportFigures, madeAt: Date | null, lang: Language): MonthlyReport => ({
  ...figures,
  failed_longest: failedLongest(figures.automations),
  made_at: madeAt?.toISOString() ?? null,
  words: wordsOf(figures, lang, { soFar: madeAt === null }),
});
