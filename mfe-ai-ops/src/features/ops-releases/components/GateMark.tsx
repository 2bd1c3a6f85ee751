import { type GateStatus, isGated, type Release } from '@stroomwerk/contracts/releases';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button, Dialog } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Polled } from '../../polling/components/Polled.js';
import { useVerdict } from '../api/useRelease.js';
import { releasesTexts } from '../texts.js';
import { Contents } from './Contents.js';
import css from './Releases.module.css';

const tones: Record<GateStatus, 'success' | 'warning' | 'danger' | 'info' | undefined> = {
  ...{ passed: 'success', built_here: undefined, forced: 'warning' },
  ...{ refused: 'danger', waiting: 'info', running: 'info' },
};

/** What the operator's gate says of a release; its checks, its calls and its packages for who asks. */
export function GateMark({ release: { remote, version, gate } }: { release: Release }) {
  const t = useTexts(releasesTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Badge tone={tones[gate.status]}>{t.gates[gate.status]}</Badge>
      <Button size="sm" aria-label={t.checksOf(version)} onClick={() => setOpen(true)}>
        {t.checks}
      </Button>
      {open && (
        <Dialog open wide title={t.checksOf(version)} onClose={() => setOpen(false)}>
          <Checks remote={remote} version={version} />
          <Contents remote={remote} version={version} />
        </Dialog>
      )}
    </>
  );
}

function Checks({ remote, version }: { remote: string; version: string }) {
  const t = useTexts(releasesTexts);
  const query = useVerdict(remote, version);
  return (
    <Polled query={query}>
      {(verdict) => (
        <div className="stack">
          <p>
            {t.gates[verdict.status]} · {t.by(verdict.actor)}
            {verdict.reason === null ? '' : ` · ${verdict.reason}`}
            {verdict.progress === null ? '' : ` · ${verdict.progress}`}
          </p>
          {!isGated(verdict) && (
            <p className="muted">{t.gateWayOut(`npm run release -- ${remote} gate ${version}`)}</p>
          )}
          {verdict.checks.length === 0 ? (
            <p className="muted">{t.noChecks}</p>
          ) : (
            <ul className={css.checks}>
              {verdict.checks.map(({ check, ok, detail }) => (
                <li key={check}>
                  <Badge tone={ok ? 'success' : 'danger'}>{ok ? t.gates.passed : t.gates.refused}</Badge>{' '}
                  <b>{check}</b>
                  <p className={css.why}>{detail}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Polled>
  );
}
