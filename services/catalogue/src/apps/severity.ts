import { say } from '../dsl/language.js';

/** How bad an alert is, as a value inside braces: what a recipe compares with `say('hoog', 'high')`. */
export const urgent = (): string => `'${say('hoog', 'high')}'`;
export const urgentIf = (condition: string): string =>
  `${condition} ? '${say('hoog', 'high')}' : '${say('laag', 'low')}'`;
/** A severity that an author wrote, whichever language the workflow is built in. */
export const isUrgent = (severity: string): boolean => ['hoog', 'high'].includes(severity);
