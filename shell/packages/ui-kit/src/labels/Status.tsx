import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { useUiLang } from '../lib/language.js';
import { type UiLang } from '../texts/define.js';
import css from './Labels.module.css';

type Shape = 'running' | 'paused' | 'stopped' | 'failed' | 'pending';
const STATUS = {
  running: { shape: 'running', nl: 'Actief', en: 'Active' },
  paused: { shape: 'paused', nl: 'Gepauzeerd', en: 'Paused' },
  stopped: { shape: 'stopped', nl: 'Gestopt', en: 'Stopped' },
  active: { shape: 'running', nl: 'Actief', en: 'Active' },
  inactive: { shape: 'stopped', nl: 'Inactief', en: 'Inactive' },
  online: { shape: 'running', nl: 'Online', en: 'Online' },
  offline: { shape: 'failed', nl: 'Offline', en: 'Offline' },
  degraded: { shape: 'paused', nl: 'Verstoord', en: 'Degraded' },
  success: { shape: 'running', nl: 'Gelukt', en: 'Succeeded' },
  failed: { shape: 'failed', nl: 'Mislukt', en: 'Failed' },
  pending: { shape: 'pending', nl: 'In afwachting', en: 'Pending' },
} as const satisfies Record<string, { shape: Shape; nl: string; en: string }>;

export type Status = keyof typeof STATUS;

export interface StatusLabelProps {
  status: Status;
  /** Another word than the default one. */
  children?: ReactNode;
  /** On a soft ground, beside a heading. */
  badge?: boolean;
  lang?: UiLang;
}

/** A state as shape, colour and word. */
export function StatusLabel({ status, children, badge = false, lang }: StatusLabelProps) {
  const language = useUiLang(lang);
  const entry = STATUS[status];
  return (
    <span className={cx(css.status, css[entry.shape], badge && css.onGround)}>
      <span className={css.mark} aria-hidden="true" />
      {children ?? entry[language]}
    </span>
  );
}

export type Complexity = 'low' | 'medium' | 'high';
const LEVELS: Record<Complexity, { bars: number; nl: string; en: string }> = {
  low: { bars: 1, nl: 'Laag', en: 'Low' },
  medium: { bars: 2, nl: 'Gemiddeld', en: 'Medium' },
  high: { bars: 3, nl: 'Hoog', en: 'High' },
};

export interface ComplexityLevelProps {
  level: Complexity;
  /** Another word, for instance "Medium (6-15)"; empty string hides it (only where the word stands beside it). */
  children?: ReactNode;
  lang?: UiLang;
}

/** Low, medium or high as three bars, always with the word. Also for the priority of an opportunity. */
export function ComplexityLevel({ level, children, lang }: ComplexityLevelProps) {
  const language = useUiLang(lang);
  const { bars } = LEVELS[level];
  return (
    <span className={cx(css.level, css[level])}>
      <svg viewBox="0 0 15 12" width="15" height="12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={bar < bars ? css.filled : undefined}
            x={bar * 5.5}
            y={8 - bar * 4}
            width="3.6"
            height={4 + bar * 4}
          />
        ))}
      </svg>
      {children ?? LEVELS[level][language]}
    </span>
  );
}
