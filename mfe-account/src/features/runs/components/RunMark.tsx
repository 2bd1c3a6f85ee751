import type { RunStatus } from '@stroomwerk/contracts/library';
import { Ban, CircleCheck, CircleX, Hourglass, LoaderCircle, type LucideIcon } from 'lucide-react';
import css from './Runs.module.css';

const icons: Record<RunStatus, LucideIcon> = {
  success: CircleCheck,
  error: CircleX,
  waiting: Hourglass,
  running: LoaderCircle,
  canceled: Ban,
};

/** The state of a run as a shape; the word stands beside it. @param large on a ground, beside a heading */
export function RunMark({ status, large = false }: { status: RunStatus; large?: boolean }) {
  const Icon = icons[status];
  return (
    <span className={large ? `${css.shape} ${css[`${status}Ground`]}` : css[status]}>
      <Icon aria-hidden="true" />
    </span>
  );
}
