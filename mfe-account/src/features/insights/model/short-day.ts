import type { Format } from '@stroomwerk/mfe-runtime';

/** `9 nov`, or with its year where days of several are shown. @param day YYYY-MM-DD */
export const shortDay = (day: string, format: Format, withYear: boolean): string => {
  const text = format.date(`${day}T12:00:00Z`);
  return withYear ? text : text.replace(/ \d{4}$/, '');
};
