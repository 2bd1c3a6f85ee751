import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { useUiLang, useUiTexts } from '../lib/language.js';
import { commonTexts } from '../texts/common.js';
import { type UiLang } from '../texts/define.js';
import css from './Labels.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'signal';

export interface BadgeProps {
  /** Default neutral. `solid` is cobalt, `line` an outline, `onFlood` for cobalt fields. */
  tone?: Tone | 'solid' | 'line' | 'onFlood';
  icon?: ReactNode;
  children: ReactNode;
}

/** A short coloured word. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, tone !== 'neutral' && css[tone])}>
      {icon}
      {children}
    </span>
  );
}

export interface FilterChipProps {
  children: ReactNode;
  selected?: boolean;
  onClick: () => void;
  /** Shows a cross: pressing removes the filter. */
  removable?: boolean;
}

/** A filter as a chip: pressed or not, or one that is removed by pressing. */
export function FilterChip({ children, selected = false, onClick, removable = false }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : selected}
      className={cx(css.badge, css.chip, selected ? css.signal : css.line)}
      onClick={onClick}
    >
      {children}
      {removable ? <X aria-hidden="true" /> : null}
    </button>
  );
}

export type Difficulty = 'beginner' | 'intermediate' | 'advanced';
const DIFFICULTY: Record<Difficulty, { tone: Tone } & Record<UiLang, string>> = {
  beginner: { tone: 'success', nl: 'Beginner', en: 'Beginner' },
  intermediate: { tone: 'warning', nl: 'Gemiddeld', en: 'Intermediate' },
  advanced: { tone: 'danger', nl: 'Gevorderd', en: 'Advanced' },
};

/** How hard a workflow is to set up, as a coloured badge. Never beside a ComplexityLevel in one row. */
export function DifficultyBadge({ difficulty, lang }: { difficulty: Difficulty; lang?: UiLang }) {
  const language = useUiLang(lang);
  const entry = DIFFICULTY[difficulty];
  return <Badge tone={entry.tone}>{entry[language]}</Badge>;
}

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={css.kbd}>{children}</kbd>;
}

/** First letters of a name in a round: "Sanne de Wit" becomes SW. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}

/** A person as initials in a circle. */
export function Avatar({ name }: { name: string }) {
  const texts = useUiTexts(commonTexts);
  return (
    <span className={css.avatar} role="img" aria-label={`${texts.account} ${name}`}>
      {initials(name)}
    </span>
  );
}
