import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { plainLink, type RenderLink } from '../lib/link.js';
import { dataTexts } from '../texts/data.js';
import css from './Pagination.module.css';
import { paginationWindow } from './window.js';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Either this (buttons) … */
  onPage?: (page: number) => void;
  /** … or the address of a page (links). */
  hrefFor?: (page: number) => string;
  renderLink?: RenderLink;
  /** Default "Previous" and "Next", the specification's words in both languages. */
  previousLabel?: string;
  nextLabel?: string;
  /** Read aloud where a page has several; default "Pagina’s". */
  label?: string;
  /** Right: "Pagina 1 van 10". */
  note?: ReactNode;
}

/** Previous, at most five numbers, next. Nothing when there is one page. */
export function Pagination(props: PaginationProps) {
  const { page, pages, previousLabel = 'Previous', nextLabel = 'Next', label, note } = props;
  const texts = useUiTexts(dataTexts);
  if (pages <= 1) return null;
  return (
    <nav aria-label={label ?? texts.pages} className={css.bar}>
      <ul className={css.list}>
        <li>
          <Step {...props} to={page - 1} label={previousLabel}>
            <ChevronLeft aria-hidden="true" />
            <span className={css.word}>{previousLabel}</span>
          </Step>
        </li>
        {paginationWindow(page, pages).map((number) => (
          <li key={number}>
            <Step {...props} to={number} label={`${texts.page} ${number}`}>
              {number}
            </Step>
          </li>
        ))}
        <li>
          <Step {...props} to={page + 1} label={nextLabel}>
            <span className={css.word}>{nextLabel}</span>
            <ChevronRight aria-hidden="true" />
          </Step>
        </li>
      </ul>
      {note ? <span className={css.note}>{note}</span> : null}
    </nav>
  );
}

interface StepProps extends PaginationProps {
  to: number;
  label: string;
  children: ReactNode;
}

function Step({ to, label, children, page, pages, onPage, hrefFor, renderLink = plainLink }: StepProps) {
  const here = to === page;
  const off = to < 1 || to > pages;
  const className = cx(css.item, here && css.on, off && css.off);
  if (hrefFor && !off) {
    const current = here ? { 'aria-current': 'page' as const } : {};
    return renderLink({
      href: hrefFor(to),
      className,
      children,
      'aria-label': label,
      onClick: () => onPage?.(to),
      ...current,
    });
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-current={here ? 'page' : undefined}
      disabled={off}
      onClick={() => onPage?.(to)}
    >
      {children}
    </button>
  );
}
