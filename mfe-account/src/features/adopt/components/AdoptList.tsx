import type { Adoptable, AdoptableResponse } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton, Notice, Panel, PanelItems } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { adoptTexts } from '../texts.js';
import css from './Adopt.module.css';

interface AdoptListProps {
  readonly answer: AdoptableResponse;
  /** The id in n8n of the one that is being taken up. */
  readonly busy: string | undefined;
  readonly onAdopt: (wanted: readonly Adoptable[]) => void;
}

/** Workflows of the gallery that may become automations: each by itself, or as many as the plan has room for. */
export function AdoptList({ answer: { found, unread, automations }, busy, onAdopt }: AdoptListProps) {
  const t = useTexts(adoptTexts);
  const format = useFormat();
  if (found.length === 0) return null;
  const left = Math.max(0, automations.most - automations.used);
  const isFull = left === 0;
  return (
    <Panel
      flush
      title={t.title(found.length)}
      actions={
        found.length > 1 && !isFull ? (
          <Button size="sm" busy={busy !== undefined} onClick={() => onAdopt(found.slice(0, left))}>
            {t.all}
          </Button>
        ) : undefined
      }
    >
      <div className={css.lead}>
        <p>{t.lead}</p>
        {isFull ? (
          <Notice
            tone="warning"
            action={
              <LinkButton size="sm" component={Link} to="/#pricing">
                {t.prices}
              </LinkButton>
            }
          >
            {t.full(format.number(automations.most))}
          </Notice>
        ) : found.length > left ? (
          <p>{t.room(format.number(left))}</p>
        ) : null}
        {unread.length > 0 ? <p>{t.unread(unread.map(({ name }) => name).join(', '))}</p> : null}
      </div>
      <PanelItems>
        {found.map((one) => (
          <Row
            key={`${one.connection.id} ${one.n8n_workflow_id}`}
            one={one}
            busy={busy}
            isFull={isFull}
            onAdopt={() => onAdopt([one])}
          />
        ))}
      </PanelItems>
    </Panel>
  );
}

function Row({
  one,
  busy,
  isFull,
  onAdopt,
}: {
  one: Adoptable;
  busy: string | undefined;
  isFull: boolean;
  onAdopt: () => void;
}) {
  const t = useTexts(adoptTexts);
  const format = useFormat();
  const { name, workflow_name: ours, connection, version } = one;
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p>
          <b>{name}</b> <span className="caption">{t.from(ours, connection.name)}</span>
        </p>
        <p className="caption">{version === null ? t.noUpdates : t.updates(format.number(version))}</p>
      </div>
      {isFull ? null : (
        <Button
          size="sm"
          aria-label={t.adoptOf(name)}
          busy={busy === one.n8n_workflow_id}
          disabled={busy !== undefined}
          onClick={onAdopt}
        >
          {t.adopt}
        </Button>
      )}
    </li>
  );
}
