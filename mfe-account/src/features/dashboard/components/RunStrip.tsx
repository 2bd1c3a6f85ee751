import { useTexts } from '@stroomwerk/mfe-runtime';
import { attentionTexts } from '../attention-texts.js';
import { countTicks, placeTicks, type Tick } from '../model/strip.js';
import css from './Dashboard.module.css';

/** Where a tick begins; all end at the same line. */
const tops: Record<Tick | 'none', number> = {
  success: 7,
  error: 9,
  canceled: 14,
  running: 14,
  waiting: 14,
  none: 20,
};

/** The latest thirty runs, a tick each; a failed one has a dot (design, screen automations). */
export function RunStrip({ runs }: { runs: readonly Tick[] }) {
  const t = useTexts(attentionTexts);
  const { all, failed, lastFailed } = countTicks(runs);
  return (
    <svg
      className={css.strip}
      viewBox="0 0 132 24"
      width="132"
      height="24"
      role="img"
      aria-label={t.strip(all, failed, lastFailed)}
    >
      {placeTicks(runs).map(({ x, kind }) => (
        <g key={x}>
          <path className={kind === 'none' ? undefined : css[kind]} d={`M${x} ${tops[kind]}V22`} />
          {kind === 'error' ? <circle cx={x} cy={5} r={2.2} /> : null}
        </g>
      ))}
    </svg>
  );
}
