import { useFormat } from '@stroomwerk/mfe-runtime';

/** A moment as people say it: only the time today, with the date on any other day. */
export function useMoment(): (iso: string) => string {
  const format = useFormat();
  return (iso) => {
    const today = format.date(new Date().toISOString()) === format.date(iso);
    return today ? format.time(iso) : `${format.date(iso)} ${format.time(iso)}`;
  };
}
