import { useFormat } from '@stroomwerk/mfe-runtime';

/** A change in percent with its sign, coloured by whether it is good news. */
export function useChange(): (percent: number) => { change: string; trend: 'up' | 'down' | 'flat' } {
  const format = useFormat();
  return (percent) => ({
    change: `${percent > 0 ? '+' : ''}${format.percent(percent)}`,
    trend: percent > 0 ? 'up' : percent < 0 ? 'down' : 'flat',
  });
}
