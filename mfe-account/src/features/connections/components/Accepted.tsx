import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, Panel, Skeleton } from '@stroomwerk/ui-kit';
import { agreementTexts } from '../agreement-texts.js';
import { useAgreement } from '../api/use-connections.js';
import { AgreementText } from './AgreementText.js';
import css from './Connections.module.css';

/** Which version was accepted and when, with the text to read again. */
export function Accepted() {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const { data, error, refetch } = useAgreement().inForce;
  const accepted = data?.accepted;
  return (
    <Panel title={t.title}>
      {error && !data ? (
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : data ? (
        <div className="stack-sm">
          {accepted ? <p>{t.accepted(format.date(accepted.version), format.date(accepted.at))}</p> : null}
          <details className={css.details}>
            <summary>{t.read}</summary>
            <AgreementText agreement={data} />
          </details>
        </div>
      ) : (
        <div className={css.acceptedRoom}>
          <Skeleton width={60} />
        </div>
      )}
    </Panel>
  );
}
