import type { Connection } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, type Status, StatusLabel, TextLink } from '@stroomwerk/ui-kit';
import { ExternalLink, FlaskConical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { connectionTexts } from '../texts.js';
import css from './Connections.module.css';
import { ConnectionTrouble } from './ConnectionTrouble.js';

export type Act = 'rename' | 'purpose' | 'key' | 'disconnect';

const marks = { ok: 'running', limited: 'degraded', failing: 'failed' } as const satisfies Record<
  Connection['state'],
  Status
>;

/** One connected n8n: what it is, how it is, and what can be done with it. */
export function ConnectionRow({
  connection,
  fresh,
  checking,
  tests,
  onCheck,
  onAct,
}: {
  connection: Connection;
  /** Just connected: the focus goes there. */
  fresh: boolean;
  checking: boolean;
  /** Whether the plan has test instances. */
  tests: boolean;
  onCheck: () => void;
  onAct: (act: Act) => void;
}) {
  const t = useTexts(connectionTexts);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  const { name, address, purpose, state, n8n_version, checked_at } = connection;
  return (
    <li className={css.connection}>
      <div className={css.what}>
        <div className="row-wrap">
          <h3 className="h3" ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <StatusLabel status={marks[state]} badge>
            {t.states[state]}
          </StatusLabel>
          {purpose === 'test' ? (
            <Badge icon={<FlaskConical size={14} aria-hidden="true" />}>{t.isTest}</Badge>
          ) : null}
        </div>
        <p className={css.facts}>
          <TextLink small standalone href={address} target="_blank" rel="noreferrer">
            <span className={css.address}>{address.replace(/^https:\/\//, '')}</span>{' '}
            <ExternalLink size={12} aria-hidden="true" />
          </TextLink>
          <span>{n8n_version === null ? t.unknownVersion : t.version(n8n_version)}</span>
          <span title={`${format.date(checked_at)}, ${format.time(checked_at)}`}>
            {t.checked(format.relative(checked_at).toLowerCase())}
          </span>
        </p>
      </div>
      <div className={css.acts}>
        <Button size="sm" busy={checking} aria-label={t.checkOf(name)} onClick={onCheck}>
          {t.check}
        </Button>
        <Button size="sm" aria-label={t.renameOf(name)} onClick={() => onAct('rename')}>
          {t.rename}
        </Button>
        {tests || purpose === 'test' ? (
          <Button size="sm" aria-label={t.purposeOf(name)} onClick={() => onAct('purpose')}>
            {t.purpose}
          </Button>
        ) : null}
        <Button size="sm" aria-label={t.newKeyOf(name)} onClick={() => onAct('key')}>
          {t.newKey}
        </Button>
        <Button
          size="sm"
          variant="dangerOutline"
          aria-label={t.disconnectOf(name)}
          onClick={() => onAct('disconnect')}
        >
          {t.disconnect}
        </Button>
      </div>
      <ConnectionTrouble connection={connection} />
    </li>
  );
}
