import type { AdviceItem } from '@stroomwerk/contracts/library';
import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, LinkButton, MiniGraph, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { ceoTexts } from '../ceo-texts.js';
import { runsAddress } from '../model/attention.js';
import { shownHours } from '../model/gain.js';
import css from './Ceo.module.css';

const tones = { failing: 'danger', idle: 'warning', missing: 'info' } as const;

/** What can be done with a piece of advice. */
export interface AdviceActs {
  readonly onStart: (item: AdviceItem) => void;
  readonly onDismiss: (item: AdviceItem) => void;
  /** Whether its answer is waited for. */
  readonly starting: (item: AdviceItem) => boolean;
  readonly dismissing: (item: AdviceItem) => boolean;
}

/** What an account could gain: why, how much by what, the one act, and the way to hear no more of it. */
export function AdviceEntry({ item, acts }: { item: AdviceItem; acts: AdviceActs }) {
  const t = useTexts(ceoTexts);
  const format = useFormat();
  const { key, kind, name, reason, gain, act, workflow, automation_id: id } = item;
  const hours = gain.hours_per_month === null ? null : shownHours(gain.hours_per_month);
  const page = workflow ? places.workflow(workflow.filename) : id ? runsAddress(id) : act.to;
  const label = t.of(t.acts[act.kind], name);
  return (
    <li data-key={key}>
      <div className={css.mark}>
        <Badge tone={tones[kind]}>{t.kinds[kind]}</Badge>
        {workflow ? <MiniGraph graph={workflow.graph} label="" small /> : null}
      </div>
      <div className={css.what}>
        <h3 tabIndex={-1}>
          <TextLink component={Link} standalone to={page}>
            {name}
          </TextLink>
        </h3>
        <p>{reason}</p>
        <p className={css.gain}>
          {hours ? <strong>{t[hours.unit](format.number(hours.value, hours.digits))}. </strong> : null}
          {gain.how}
        </p>
      </div>
      <div className={css.acts}>
        {act.kind === 'resume' || act.kind === 'start' ? (
          <Button
            size="sm"
            variant="signal"
            busy={acts.starting(item)}
            aria-label={label}
            onClick={() => acts.onStart(item)}
          >
            {t.acts[act.kind]}
          </Button>
        ) : (
          <LinkButton size="sm" variant="signal" component={Link} to={act.to} aria-label={label}>
            {t.acts[act.kind]}
          </LinkButton>
        )}
        <Button
          size="sm"
          variant="quiet"
          busy={acts.dismissing(item)}
          aria-label={t.of(t.dismiss, name)}
          onClick={() => acts.onDismiss(item)}
        >
          {t.dismiss}
        </Button>
      </div>
    </li>
  );
}
