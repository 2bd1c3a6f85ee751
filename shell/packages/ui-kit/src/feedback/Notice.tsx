import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { noticeTexts } from '../texts/notice.js';
import css from './Feedback.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';
const ICONS: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface NoticeProps {
  /** Default info. */
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** One button: `<Button variant="current" size="sm">`. */
  action?: ReactNode;
  /** Announce it when it appears. */
  live?: boolean;
}

/** A message in the page. Title and text stand in one line unless the text is a block. */
export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={cx(css.notice, css[tone])}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon aria-hidden="true" />
      <div className={css.grow}>
        {title ? <b className={css.title}>{title} </b> : null}
        {children}
      </div>
      {action}
    </div>
  );
}

export interface ErrorNoticeProps {
  /** What failed: "Unable to load workflows". */
  title: ReactNode;
  /** Why, and whether data is safe; default "Je gegevens zijn veilig." */
  children?: ReactNode;
  onRetry?: () => void;
  /** Default "Try Again". */
  retryLabel?: string;
  busy?: boolean;
  /** What failed, where the platform named it: support finds its lines in the logs by the beginning of that name. */
  error?: { readonly reference: string | null } | null;
}

/** An error with its way out, inside the panel that failed. */
export function ErrorNotice({ title, children, onRetry, retryLabel, busy, error }: ErrorNoticeProps) {
  const texts = useUiTexts(noticeTexts);
  return (
    <Notice
      tone="danger"
      live
      title={title}
      action={
        onRetry ? (
          <Button variant="current" size="sm" busy={busy} onClick={onRetry}>
            {retryLabel ?? texts.tryAgain}
          </Button>
        ) : null
      }
    >
      <div>{children ?? texts.dataSafe}</div>
      {error?.reference ? (
        <div>
          {texts.reference} <code className="mono">{error.reference.slice(0, 8)}</code>
        </div>
      ) : null}
    </Notice>
  );
}
