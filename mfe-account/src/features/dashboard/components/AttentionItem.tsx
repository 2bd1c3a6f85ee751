import type { Automation } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, cx, LinkButton } from '@stroomwerk/ui-kit';
import { BellOff, CircleArrowUp, CircleX, type LucideIcon, Power, Unplug } from 'lucide-react';
import { Link } from 'react-router-dom';
import { attentionTexts } from '../attention-texts.js';
import { type Attention, addressOf } from '../model/attention.js';
import css from './Dashboard.module.css';

const marks: Record<Attention['kind'], { icon: LucideIcon; tone?: 'warn' | 'news' }> = {
  connection: { icon: Unplug },
  failing: { icon: CircleX },
  unreachable: { icon: Unplug, tone: 'warn' },
  gone: { icon: CircleX, tone: 'warn' },
  silent: { icon: BellOff, tone: 'warn' },
  not_started: { icon: Power, tone: 'warn' },
  update: { icon: CircleArrowUp, tone: 'news' },
};

/** One thing that asks for attention: what happened, what to do, and the one act. */
export function AttentionItem({
  item,
  urgent,
  busy,
  onStart,
}: {
  item: Attention;
  /** The first of the list. */
  urgent: boolean;
  busy: boolean;
  onStart: (automation: Automation) => void;
}) {
  const t = useTexts(attentionTexts);
  const format = useFormat();
  const { icon: Icon, tone } = marks[item.kind];
  const act = t.acts[item.kind];
  const told =
    item.kind === 'connection'
      ? {
          name: item.connection.name,
          title: t.connectionFails,
          detail: item.connection.problem?.detail ?? '',
          since: item.connection.failing_since,
        }
      : { name: item.automation.name, ...item.trouble };
  const { since, name } = told;
  const label = t.actOf(act, name);
  const variant = urgent ? 'signal' : 'outline';
  return (
    <li>
      <span className={cx(css.shape, tone && css[tone])}>
        <Icon aria-hidden="true" />
      </span>
      <div className={css.what}>
        <h3>{name}</h3>
        <p>
          {told.title}. {told.detail}{' '}
          {since ? (
            <span className={css.whose}>{t.since(`${format.date(since)}, ${format.time(since)}`)}</span>
          ) : null}
        </p>
      </div>
      <div className={css.act}>
        {item.kind === 'not_started' ? (
          <Button variant={variant} busy={busy} aria-label={label} onClick={() => onStart(item.automation)}>
            {act}
          </Button>
        ) : (
          <LinkButton variant={variant} component={Link} to={addressOf(item)} aria-label={label}>
            {act}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
